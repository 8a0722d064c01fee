import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { connectionsGivenUp } from "../metrics/registry.ts";

const isWhole = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/**
 * Keeps at most so many connections open. When one more comes, the one from which nothing whole has come for longest is given up for
 * it: whoever floods us with connections that say nothing, or that say it slowly, loses them, and a visitor who sends a request at once
 * gets an answer. Only where all of them are being answered is the newcomer closed.
 */
export function boundConnections(server: Server, most: number): void {
  /** Without a request, or with one that has not arrived yet: longest first. */
  const idle = new Set<Socket>();
  const open = new Set<Socket>();
  const isIdle = (socket: Socket) => {
    idle.delete(socket);
    if (open.has(socket)) idle.add(socket);
  };
  const forget = (socket: Socket) => {
    idle.delete(socket);
    open.delete(socket);
  };
  server.on("connection", (socket) => {
    open.add(socket);
    isIdle(socket);
    socket.once("close", () => forget(socket));
    if (open.size <= most) return;
    const [given = socket] = idle;
    connectionsGivenUp.inc();
    forget(given);
    given.destroy();
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    isIdle(socket);
    if (isWhole(request)) idle.delete(socket);
    else request.once("end", () => idle.delete(socket));
    // Browsers and proxies wait for an answer before they ask again on the same connection.
    response.once("close", () => isIdle(socket));
  });
}
