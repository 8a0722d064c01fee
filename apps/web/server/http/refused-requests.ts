import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { startAtZero, unreadableRequests } from "../metrics/registry.ts";
import { securityHeaders } from "./security-headers.ts";

/** How long a sender who was refused may take to read why; closed at once, a connection with unread bytes loses the answer. */
const LINGER_MS = 1000;

interface Refusal {
  readonly status: number;
  readonly words: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const UNREADABLE: Refusal = { status: 400, words: "This request can not be read as HTTP." };
const NO_TUNNEL: Refusal = {
  status: 405,
  words: "This method is not taken here.",
  headers: { Allow: "GET, HEAD, POST, OPTIONS" },
};

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

const STATUSES = [UNREADABLE, NO_TUNNEL, ...Object.values(REFUSALS)].map(({ status }) => String(status));
startAtZero(unreadableRequests, "status", STATUSES);

function written({ status, words, headers }: Refusal, publicUrl: string): string {
  const body = `${words}\n`;
  const lines = Object.entries({
    ...securityHeaders(publicUrl),
    ...headers,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "Cache-Control": "no-store",
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/**
 * Answers what never becomes a request: bytes that are not HTTP, headers that are too large, requests that do not arrive in time, and
 * CONNECT, which Node would close without a word. A request that came before on the same connection still gets its own answer: it may
 * have changed something.
 */
export function answerUnreadable(server: Server, publicUrl: string): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const refuse = (socket: Duplex, refusal: Refusal) => {
    const answer = answers.get(socket);
    if (answer && !answer.writableFinished && (answer.req.complete || answer.headersSent)) {
      answer.shouldKeepAlive = false;
      answer.once("close", () => socket.destroy());
      return;
    }
    unreadableRequests.inc({ status: String(refusal.status) });
    socket.end(written(refusal, publicUrl));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Gone, or told already.
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    refuse(socket, REFUSALS[error.code ?? ""] ?? UNREADABLE);
  });
  server.on("connect", (_, socket) => {
    socket.on("error", () => socket.destroy());
    refuse(socket, NO_TUNNEL);
  });
}
