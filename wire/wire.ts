// The messages between server and clients. Made from wire/ by the build; do not edit.

export interface Pace {
  bank: number;
  increment: number;
}

export interface Choice {
  seat: number;
  move: string;
}

export interface SeatNow {
  who: string;
  name?: string;
  level?: string;
  is_yours: boolean;
  is_host: boolean;
  is_present: boolean;
  has_stand_in: boolean;
  wants_rematch: boolean;
  clock?: number;
}

export interface Sight {
  seat?: number;
  view: unknown;
  legal?: string[];
}

export interface Now {
  phase: string;
  seats: SeatNow[];
  turn: unknown;
  sights: Sight[];
  game: number;
  scores: number[];
  sheet: number[][];
  undo_asked?: number;
  undo: number[];
  help: boolean;
}

export interface NumberedEvent {
  number: number;
  at: number;
  event: Event;
}

export interface Listed {
  table: string;
  summary: unknown;
}

export interface Reason {
  sentence: string;
  arguments: unknown;
}

export interface GamesCommand {
  is: "games";
  id?: number;
}

export interface LobbyCommand {
  is: "lobby";
  id?: number;
}

export interface MineCommand {
  is: "mine";
  id?: number;
}

export interface OpenCommand {
  is: "open";
  id?: number;
  game: string;
  options?: Record<string, string | number>;
  match?: boolean;
  seats?: string[];
  is_public?: boolean;
  pace?: Pace;
  help?: boolean;
}

export interface FollowCommand {
  is: "follow";
  id?: number;
  table: string;
  have?: number;
}

export interface UnfollowCommand {
  is: "unfollow";
  id?: number;
  table: string;
}

export interface SitCommand {
  is: "sit";
  id?: number;
  table: string;
  key?: string;
  seat: number;
  name: string;
  contribution?: string;
}

export interface LeaveCommand {
  is: "leave";
  id?: number;
  table: string;
  seat: number;
}

export interface RemoveCommand {
  is: "remove";
  id?: number;
  table: string;
  seat: number;
}

export interface ReserveCommand {
  is: "reserve";
  id?: number;
  table: string;
  seat: number;
  who: string;
}

export interface StartCommand {
  is: "start";
  id?: number;
  table: string;
}

export interface RematchCommand {
  is: "rematch";
  id?: number;
  table: string;
  seat: number;
  contribution?: string;
}

export interface CloseCommand {
  is: "close";
  id?: number;
  table: string;
}

export interface MoveCommand {
  is: "move";
  id?: number;
  table: string;
  seat: number;
  move: string;
  version: number;
}

export interface RefereeCommand {
  is: "referee";
  id?: number;
  table: string;
  act: string;
  version: number;
}

export interface UndoCommand {
  is: "undo";
  id?: number;
  table: string;
  seat: number;
  version: number;
}

export interface AnswerUndoCommand {
  is: "answer_undo";
  id?: number;
  table: string;
  seat: number;
  agree: boolean;
  version: number;
}

export interface MovesCommand {
  is: "moves";
  id?: number;
  table: string;
  seat: number;
}

export interface HintCommand {
  is: "hint";
  id?: number;
  table: string;
  seat: number;
}

export interface ChanceCommand {
  is: "chance";
  id?: number;
  table: string;
  seat: number;
}

export interface WhyNotCommand {
  is: "why_not";
  id?: number;
  table: string;
  seat: number;
  move: string;
}

export type Command =
  | GamesCommand
  | LobbyCommand
  | MineCommand
  | OpenCommand
  | FollowCommand
  | UnfollowCommand
  | SitCommand
  | LeaveCommand
  | RemoveCommand
  | ReserveCommand
  | StartCommand
  | RematchCommand
  | CloseCommand
  | MoveCommand
  | RefereeCommand
  | UndoCommand
  | AnswerUndoCommand
  | MovesCommand
  | HintCommand
  | ChanceCommand
  | WhyNotCommand;

export interface OpenedEvent {
  is: "opened";
  game: string;
}

export interface SatEvent {
  is: "sat";
  seat: number;
  name: string;
}

export interface LeftEvent {
  is: "left";
  seat: number;
  was_removed: boolean;
}

export interface ReservedEvent {
  is: "reserved";
  seat: number;
  who: string;
}

export interface StartedEvent {
  is: "started";
  game: number;
  start: number;
}

export interface MovedEvent {
  is: "moved";
  seat: number;
  move: string;
  by_computer: boolean;
  choices?: Choice[];
}

export interface DealtEvent {
  is: "dealt";
  move: string;
}

export interface RefereedEvent {
  is: "refereed";
  move: string;
}

export interface StoodInEvent {
  is: "stood_in";
  seat: number;
  why: string;
}

export interface ReturnedEvent {
  is: "returned";
  seat: number;
}

export interface ResumedEvent {
  is: "resumed";
}

export interface UndoAskedEvent {
  is: "undo_asked";
  seat: number;
}

export interface UndoAgreedEvent {
  is: "undo_agreed";
  seat: number;
}

export interface UndoRefusedEvent {
  is: "undo_refused";
  seat: number;
}

export interface UndoneEvent {
  is: "undone";
  from: number;
}

export interface GameOverEvent {
  is: "game_over";
  result: unknown;
}

export interface MatchOverEvent {
  is: "match_over";
  winners: number[];
  scores: number[];
  secret: string;
  contributions: string[];
  record: string;
  next_commitment: string;
  began: number;
  turns: number;
}

export interface RematchAskedEvent {
  is: "rematch_asked";
  seat: number;
}

export interface ClosedEvent {
  is: "closed";
  secret?: string;
  contributions?: string[];
  record?: string;
}

export type Event =
  | OpenedEvent
  | SatEvent
  | LeftEvent
  | ReservedEvent
  | StartedEvent
  | MovedEvent
  | DealtEvent
  | RefereedEvent
  | StoodInEvent
  | ReturnedEvent
  | ResumedEvent
  | UndoAskedEvent
  | UndoAgreedEvent
  | UndoRefusedEvent
  | UndoneEvent
  | GameOverEvent
  | MatchOverEvent
  | RematchAskedEvent
  | ClosedEvent;

export interface HelloMessage {
  is: "hello";
  protocol: number;
  server: string;
  time: number;
}

export interface AcceptedMessage {
  is: "accepted";
  id?: number;
  table?: string;
  key?: string;
}

export interface RefusedMessage {
  is: "refused";
  id?: number;
  code: string;
  rule: string;
  arguments: unknown;
  text: string;
  table?: string;
  version?: number;
}

export interface TableMessage {
  is: "table";
  table: string;
  version: number;
  game: string;
  options: unknown;
  match: boolean;
  games: number;
  is_public: boolean;
  key?: string;
  pace?: Pace;
  commitment: string;
  now: Now;
}

export interface EventsMessage {
  is: "events";
  table: string;
  events: NumberedEvent[];
  version: number;
  now: Now;
}

export interface ThinkingMessage {
  is: "thinking";
  table: string;
  seat: number;
}

export interface PresenceMessage {
  is: "presence";
  table: string;
  present: number[];
  watching: number;
}

export interface GameSheetsMessage {
  is: "game_sheets";
  id?: number;
  games: unknown;
}

export interface TablesMessage {
  is: "tables";
  id?: number;
  list: string;
  tables: Listed[];
}

export interface TableListedMessage {
  is: "table_listed";
  table: string;
  summary: unknown;
}

export interface TableUnlistedMessage {
  is: "table_unlisted";
  table: string;
}

export interface LegalMovesMessage {
  is: "legal_moves";
  id?: number;
  moves: string[];
}

export interface AdviceMessage {
  is: "advice";
  id?: number;
  move: string;
  reasons: Reason[];
}

export interface WinChanceMessage {
  is: "win_chance";
  id?: number;
  share: unknown;
  margin: unknown;
}

export interface NoReasonMessage {
  is: "no_reason";
  id?: number;
}

export type Message =
  | HelloMessage
  | AcceptedMessage
  | RefusedMessage
  | TableMessage
  | EventsMessage
  | ThinkingMessage
  | PresenceMessage
  | GameSheetsMessage
  | TablesMessage
  | TableListedMessage
  | TableUnlistedMessage
  | LegalMovesMessage
  | AdviceMessage
  | WinChanceMessage
  | NoReasonMessage;
