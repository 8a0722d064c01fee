import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { connectionsGivenUp } from "../metrics/registry.ts";

const hasNoBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/**
 * Keeps at most `max` connections open. A further one closes the connection without a complete request for longest, so that a flood of
 * silent or slow connections closes itself and a visitor gets a response. The new connection is closed only if all others are being
 * served.
 */
export function boundConnections(server: Server, max: number): void {
  /** Connections without a complete request, longest first. */
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
    if (open.size <= max) return;
    const [closed = socket] = idle;
    connectionsGivenUp.inc();
    forget(closed);
    closed.destroy();
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    isIdle(socket);
    if (hasNoBody(request)) idle.delete(socket);
    else request.once("end", () => idle.delete(socket));
    // Browsers and proxies wait for a response before they send another request on the same connection.
    response.once("close", () => isIdle(socket));
  });
}
