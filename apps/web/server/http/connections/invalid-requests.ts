import { randomUUID } from "node:crypto";
import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { logger } from "../../log.ts";
import { unreadableRequests } from "../../metrics/registry.ts";
import { REQUEST_ID_HEADER } from "../request-id.ts";
import { securityHeaders } from "../security-headers.ts";

/** How long the client may take to read the response; closing a connection with unread bytes at once loses it. */
const LINGER_MS = 1000;

interface Rejection {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const INVALID_HTTP: Rejection = { status: 400, message: "This request is not valid HTTP." };
const NO_HOST: Rejection = { status: 400, message: "This request has no valid Host header." };
const NO_TUNNEL: Rejection = {
  status: 405,
  message: "Method not allowed.",
  headers: { Allow: "GET, HEAD, POST, OPTIONS" },
};

const UNSUPPORTED_EXPECT: Rejection = { status: 417, message: "This Expect header is not supported." };

/** By the code of Node's error. */
const REJECTIONS: Readonly<Record<string, Rejection>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message:
      "The address or the headers of this request are longer than 16 kB. A link this long cannot open a design: ask for its file, and open it with File, Open design. On any other page, delete the cookies of this site.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    message: "The chunk extensions of this request are too large.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: "This request did not arrive in time. Please try again.",
  },
};

/** The headers of every response in this file. */
const textHeaders = (publicUrl: string, requestId: string) => ({
  ...securityHeaders(publicUrl),
  [REQUEST_ID_HEADER]: requestId,
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
});

/** The response to a rejected request, which it counts and logs. */
function responseTo({ status, message, headers }: Rejection, publicUrl: string) {
  const requestId = randomUUID();
  unreadableRequests.inc({ status: String(status) });
  logger.info({ requestId, status }, "invalid request rejected");
  const body = `${message}\n`;
  return {
    status,
    body,
    headers: {
      ...textHeaders(publicUrl, requestId),
      ...headers,
      "Content-Length": String(Buffer.byteLength(body)),
      Connection: "close",
    },
  };
}

function serialise({ status, headers, body }: ReturnType<typeof responseTo>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/** A name or an address, with an optional port. */
function isHost(text: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(text) && URL.canParse(`http://${text}`);
}

/**
 * Rejects a request without a valid Host header (RFC 9112, 3.2). HTTP/1.0 does not require one, and some health checks send none.
 */
export function requireHost(publicUrl: string, next: RequestListener): RequestListener {
  return (request, response) => {
    const [host, ...others] = request.headersDistinct.host ?? [];
    const isNamed = host === undefined ? request.httpVersion === "1.0" : isHost(host);
    if (isNamed && others.length === 0) return next(request, response);
    const { status, headers, body } = responseTo(NO_HOST, publicUrl);
    response.writeHead(status, headers).end(body);
  };
}

/** The message for an internal error. */
export const internalErrorMessage = (requestId: string) =>
  `Something went wrong on our side. Please try again. If you contact us about this, quote ${requestId}.\n`;

/**
 * The response to a request that Node accepts and the application's listener rejects, such as a target that is not a path. Any other
 * error is an internal one that the application did not handle.
 */
export function handleListenerError(publicUrl: string): (error: unknown) => Response {
  return (error) => {
    if (error instanceof RequestError) {
      const { status, headers, body } = responseTo(INVALID_HTTP, publicUrl);
      return new Response(body, { status, headers });
    }
    const requestId = randomUUID();
    logger.error({ err: error, requestId }, "request failed");
    const headers = textHeaders(publicUrl, requestId);
    return new Response(internalErrorMessage(requestId), { status: 500, headers });
  };
}

/**
 * Responds to input that never becomes a request: bytes that are not HTTP, headers that are too large, requests that do not arrive in
 * time, CONNECT, which Node would close silently, and an unknown Expect header, to which Node would send a 417 without a message. An
 * earlier request on the same connection still gets its own response, because it may have changed something.
 */
export function respondToInvalid(server: Server, publicUrl: string): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const reject = (socket: Duplex, rejection: Rejection) => {
    const answer = answers.get(socket);
    if (answer && !answer.writableFinished && (answer.req.complete || answer.headersSent)) {
      answer.shouldKeepAlive = false;
      answer.once("close", () => socket.destroy());
      return;
    }
    socket.end(serialise(responseTo(rejection, publicUrl)));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The client is gone, or has its response.
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    reject(socket, REJECTIONS[error.code ?? ""] ?? INVALID_HTTP);
  });
  server.on("checkExpectation", (_, response) => {
    const { status, headers, body } = responseTo(UNSUPPORTED_EXPECT, publicUrl);
    response.writeHead(status, headers).end(body);
  });
  server.on("connect", (_, socket) => {
    socket.on("error", () => socket.destroy());
    reject(socket, NO_TUNNEL);
  });
}
