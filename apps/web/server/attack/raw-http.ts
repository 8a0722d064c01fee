import { connect, type Socket } from "node:net";

/** The response over a bare socket. */
export interface RawAnswer {
  /** 0 if the server closed without a response. */
  readonly status: number;
  /** As sent, without the body. */
  readonly head: string;
  readonly body: string;
}

function parse(text: string): RawAnswer {
  // After `Expect: 100-continue` an interim response comes first.
  const final = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  const end = final.indexOf("\r\n\r\n");
  const head = end < 0 ? final : final.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: end < 0 ? "" : final.slice(end + 4),
  };
}

/** An open connection. */
export async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  await new Promise<void>((settle, refuse) => {
    socket.once("error", refuse).once("connect", settle);
  });
  socket.removeAllListeners("error");
  socket.on("error", () => socket.destroy());
  return socket;
}

/**
 * Sent after the bytes: ends incomplete headers or a short body, and the connection. Half-closing the socket would count as a
 * disconnect, to which the server need not respond.
 */
const END = Buffer.from("\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

/** Milliseconds. Longer than the server's own limits and than a busy machine needs. */
const PATIENCE = 100_000;

/**
 * Sends raw bytes and reads until the server closes.
 *
 * Errors   if the server does not close
 */
export async function sendRaw(port: number, bytes: Buffer): Promise<RawAnswer> {
  const socket = await open(port);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((settle, refuse) => {
    const late = setTimeout(() => {
      socket.destroy();
      const start = JSON.stringify(bytes.toString("latin1").slice(0, 300));
      refuse(new Error(`The server did not close at ${start}`));
    }, PATIENCE);
    socket.once("close", () => {
      clearTimeout(late);
      settle(parse(Buffer.concat(chunks).toString("latin1")));
    });
    socket.once("end", () => socket.destroy());
    socket.write(Buffer.concat([bytes, END]));
  });
}
