// The words of the plain page, in four languages; sentences about moves come from the server.
const words = {
  en: {
    connected: "connected", connecting: "connecting …", play: "Play against the computer",
    friend: "Play with a friend", mine: "Your tables", open: "Open tables", none: "None yet.",
    sit: "Sit down", name: "Your name", start: "Begin", link: "Send this link to your friends:",
    turn: "to move", over: "The game is over.", winners: "Won by", record: "Record", undo: "Undo",
    rematch: "Rematch", hint: "Hint", moves: "Your moves", happened: "What happened",
    seat: "Seat", you: "You", free: "free", computer: "Computer", waiting: "The others are to move.",
  },
  fr: {
    connected: "connecté", connecting: "connexion …", play: "Jouer contre l’ordinateur",
    friend: "Jouer avec quelqu’un", mine: "Vos tables", open: "Tables ouvertes",
    none: "Aucune pour l’instant.", sit: "S’asseoir", name: "Votre nom", start: "Commencer",
    link: "Envoyez ce lien à vos amis :", turn: "à jouer", over: "La partie est finie.",
    winners: "Gagnée par", record: "Enregistrement", undo: "Reprendre", rematch: "Revanche",
    hint: "Conseil", moves: "Vos coups", happened: "Ce qui s’est passé", seat: "Place", you: "Vous",
    free: "libre", computer: "Ordinateur", waiting: "C’est aux autres de jouer.",
  },
  nl: {
    connected: "verbonden", connecting: "verbinden …", play: "Speel tegen de computer",
    friend: "Speel met iemand", mine: "Uw tafels", open: "Open tafels", none: "Nog geen.",
    sit: "Ga zitten", name: "Uw naam", start: "Begin", link: "Stuur deze link naar uw vrienden:",
    turn: "aan zet", over: "Het spel is afgelopen.", winners: "Gewonnen door", record: "Verslag",
    undo: "Terugnemen", rematch: "Revanche", hint: "Hint", moves: "Uw zetten",
    happened: "Wat er gebeurde", seat: "Plaats", you: "U", free: "vrij", computer: "Computer",
    waiting: "De anderen zijn aan zet.",
  },
  de: {
    connected: "verbunden", connecting: "verbinde …", play: "Gegen den Computer spielen",
    friend: "Mit jemandem spielen", mine: "Ihre Tische", open: "Offene Tische",
    none: "Noch keine.", sit: "Platz nehmen", name: "Ihr Name", start: "Beginnen",
    link: "Schicken Sie diesen Link Ihren Freunden:", turn: "am Zug", over: "Das Spiel ist zu Ende.",
    winners: "Gewonnen von", record: "Aufzeichnung", undo: "Zurücknehmen", rematch: "Revanche",
    hint: "Tipp", moves: "Ihre Züge", happened: "Was geschah", seat: "Platz", you: "Sie", free: "frei",
    computer: "Computer", waiting: "Die anderen sind am Zug.",
  },
};

const wanted = new URLSearchParams(location.search).get("lang");
const languages = [wanted, ...navigator.languages].map((code) => (code ?? "").slice(0, 2));
export const language = languages.find((code) => code in words) ?? "en";
export const say = words[language];
