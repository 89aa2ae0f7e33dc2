// The plain page: opens the socket, opens it again when it is lost, and shows what comes.
const first_wait = 500;
const longest_wait = 30_000;

const state = document.querySelector("#state");
const tables = document.querySelector("#tables");
let wait = first_wait;

function show(name, text) {
  state.className = name;
  state.textContent = text;
}

function open() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/socket${location.search}`);
  show("opening", "…");

  socket.onopen = () => {
    wait = first_wait;
    show("open", location.host);
  };
  socket.onmessage = ({ data }) => {
    tables.textContent = data;
  };
  socket.onclose = ({ reason }) => {
    show("closed", reason || location.host);
    // Everybody lost the same server: not all of them should come back in the same moment.
    setTimeout(open, wait * (0.5 + Math.random()));
    wait = Math.min(2 * wait, longest_wait);
  };
}

open();
