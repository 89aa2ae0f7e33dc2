// The server of Colyseus as its documentation starts one.
import { Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { LuckyNumbers } from "./room.js";

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("lucky-numbers", LuckyNumbers);
await server.listen(0);
process.send(server.transport.server.address().port);
