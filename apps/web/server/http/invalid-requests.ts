import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { logger } from "../log.ts";
import { startAtZero, unreadableRequests } from "../metrics/registry.ts";
import { newRequestId, REQUEST_ID_HEADER } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** How long a sender who was refused may take to read why; closed at once, a connection with unread bytes loses the answer. */
const LINGER_MS = 1000;

interface Refusal {
  readonly status: number;
  readonly words: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const UNREADABLE: Refusal = { status: 400, words: "This request can not be read as HTTP." };
const UNADDRESSED: Refusal = { status: 400, words: "This request has no Host that can be read." };
const NO_TUNNEL: Refusal = {
  status: 405,
  words: "This method is not taken here.",
  headers: { Allow: "GET, HEAD, POST, OPTIONS" },
};

const NO_PROMISE: Refusal = { status: 417, words: "What this request expects is not done here." };

/** By the code of Node's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    words:
      "The headers of this request are larger than 16 kB. If a browser sent it, delete its cookies of this site.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, words: "The pieces of this request are labelled too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: "This request did not arrive in time. Please try again." },
};

const STATUSES = [UNREADABLE, NO_TUNNEL, NO_PROMISE, ...Object.values(REFUSALS)].map(({ status }) =>
  String(status),
);
startAtZero(unreadableRequests, "status", STATUSES);

/** What a refusal sends, counted and noted. */
function answerOf({ status, words, headers }: Refusal, publicUrl: string) {
  const requestId = newRequestId();
  unreadableRequests.inc({ status: String(status) });
  logger.info({ requestId, status }, "request refused unread");
  const body = `${words}\n`;
  return {
    status,
    body,
    headers: {
      ...securityHeaders(publicUrl),
      ...headers,
      [REQUEST_ID_HEADER]: requestId,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "Cache-Control": "no-store",
      Connection: "close",
    },
  };
}

function written({ status, headers, body }: ReturnType<typeof answerOf>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/** A name or an address, and perhaps a port. */
function isHost(text: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(text) && URL.canParse(`http://${text}`);
}

/**
 * Refuses a request that does not say to whom it is, or not legibly (RFC 9112, 3.2). One of HTTP/1.0 need not: some health checks
 * send none.
 */
export function requireHost(publicUrl: string, next: RequestListener): RequestListener {
  return (request, response) => {
    const [host, ...others] = request.headersDistinct.host ?? [];
    const isNamed = host === undefined ? request.httpVersion === "1.0" : isHost(host);
    if (isNamed && others.length === 0) return next(request, response);
    const { status, headers, body } = answerOf(UNADDRESSED, publicUrl);
    response.writeHead(status, headers).end(body);
  };
}

/** What somebody reads whose request met a fault of ours. */
export const internalErrorMessage = (requestId: string) =>
  `Something went wrong on our side. Please try again. If you write to us about it, quote ${requestId}.\n`;

/**
 * The answer to what Node takes for a request and the application's listener does not: a target that is no path, say. What else comes
 * here is a fault that the application itself let through.
 */
export function handleListenerError(publicUrl: string): (error: unknown) => Response {
  return (error) => {
    if (error instanceof RequestError) {
      const { status, headers, body } = answerOf(UNREADABLE, publicUrl);
      return new Response(body, { status, headers });
    }
    const requestId = newRequestId();
    logger.error({ err: error, requestId }, "request failed");
    const headers = {
      ...securityHeaders(publicUrl),
      [REQUEST_ID_HEADER]: requestId,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
    };
    return new Response(internalErrorMessage(requestId), { status: 500, headers });
  };
}

/**
 * Answers what never becomes a request: bytes that are not HTTP, headers that are too large, requests that do not arrive in time, and
 * CONNECT, which Node would close without a word, and an Expect of which Node knows nothing, to which it would say 417 and no word. A
 * request that came before on the same connection still gets its own answer: it may have changed something.
 */
export function respondToInvalid(server: Server, publicUrl: string): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refuse = (socket: Duplex, refusal: Refusal) => {
    const answer = answers.get(socket);
    if (answer && !answer.writableFinished && (answer.req.complete || answer.headersSent)) {
      answer.shouldKeepAlive = false;
      answer.once("close", () => socket.destroy());
      return;
    }
    socket.end(written(answerOf(refusal, publicUrl)));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Gone, or told already.
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    refuse(socket, REFUSALS[error.code ?? ""] ?? UNREADABLE);
  });
  server.on("checkExpectation", (_, response) => {
    const { status, headers, body } = answerOf(NO_PROMISE, publicUrl);
    response.writeHead(status, headers).end(body);
  });
  server.on("connect", (_, socket) => {
    socket.on("error", () => socket.destroy());
    refuse(socket, NO_TUNNEL);
  });
}
