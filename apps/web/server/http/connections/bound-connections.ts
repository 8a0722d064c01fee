import type { IncomingMessage, Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { connectionsGivenUp } from "../../metrics/registry.ts";

/**
 * Limits of one connection, in milliseconds and bytes. Slow clients are disconnected, so that open connections cannot accumulate; see
 * docs/decisions/0018-fault-injection-and-overload.md.
 */
export const CONNECTION_LIMITS = {
  /** From the first byte to the end of the headers. */
  headersTimeout: 10_000,
  /** From the first byte to the end of the body: 256 kB at 70 kbit/s. */
  requestTimeout: 30_000,
  /** Longer than the minute for which load balancers keep a connection, otherwise they use one that we have just closed. */
  keepAliveTimeout: 65_000,
  /** How often connections are checked for the limits above. */
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
  /** Rejected by invalid-requests.ts, with a message. */
  requireHostHeader: false,
} as const satisfies ServerOptions;

/** The timeout without a byte read or written, for a client that does not read its response. */
export const SILENCE_MS = 60_000;

/** Far more than the firm's visitors need; each uses about 20 kB, so that a flood cannot exhaust the memory. */
export const MOST_CONNECTIONS = 5000;

const hasNoBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/**
 * Keeps at most `max` connections open. A further one closes the connection without a complete request for longest, so that a flood of
 * silent or slow connections closes itself and a visitor gets a response. The new connection is closed only if all others are being
 * served.
 */
export function boundConnections(server: Server, max = MOST_CONNECTIONS): void {
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
