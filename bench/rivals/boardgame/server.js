// The server of boardgame.io as its documentation starts one, with what it keeps in memory.
import boardgame from "boardgame.io/dist/cjs/server.js";
import { LuckyNumbers } from "./game.js";

const { Server, Origins } = boardgame;
const server = Server({ games: [LuckyNumbers], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
const { appServer } = await server.run({ port: 0 });
process.send(appServer.address().port);
