import { connect, type Socket } from "node:net";

/** Keep-alive connections: each sends its next request after the response. */
const CONNECTIONS = 16;
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly encoding: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The end of a response: a number of bytes, or the zero-length chunk. */
function readHead(head: string): { readonly length: number | undefined } {
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Not a 200: ${head.split("\r\n", 1)[0]}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return { length: length === undefined ? undefined : Number(length) };
}

/** Sends requests over one connection until stopped; returns the number of complete responses. */
function askOn(socket: Socket, request: string, goesOn: () => boolean): Promise<number> {
  return new Promise((settle, refuse) => {
    let answers = 0;
    let received: Buffer = Buffer.alloc(0);
    let end: number | undefined;
    let isChunked = false;
    const start = () => {
      received = Buffer.alloc(0);
      end = undefined;
      isChunked = false;
      socket.write(request);
    };
    const look = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (end === undefined && !isChunked) {
        const at = received.indexOf(HEAD_END);
        if (at < 0) return;
        const { length } = readHead(received.toString("latin1", 0, at));
        if (length === undefined) isChunked = true;
        else end = at + HEAD_END.length + length;
      }
      const isWhole = isChunked
        ? received.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : received.length === end;
      if (!isWhole) return;
      answers += 1;
      if (goesOn()) return start();
      socket.destroy();
      settle(answers);
    };
    socket.once("error", refuse);
    socket.once("end", () => refuse(new Error("The server closed a keep-alive connection.")));
    socket.on("data", (chunk: Buffer) => {
      try {
        look(chunk);
      } catch (error) {
        socket.destroy();
        refuse(error);
      }
    });
    socket.once("connect", start);
  });
}

/**
 * Responses per second of a server on the loopback, for a limited time. On bare sockets, because Node's HTTP client is slower
 * than the measured server.
 */
export async function load({ port, path, encoding, headers }: Target, milliseconds: number): Promise<number> {
  const fields = { Host: `127.0.0.1:${port}`, "Accept-Encoding": encoding, ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const began = performance.now();
  const goesOn = () => performance.now() - began < milliseconds;
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, "127.0.0.1"));
  const answers = await Promise.all(sockets.map((socket) => askOn(socket, request, goesOn)));
  const seconds = (performance.now() - began) / 1000;
  return answers.reduce((total, one) => total + one, 0) / seconds;
}
