/** A process that serves the given bytes from memory: the upper bound of Node's HTTP server. */
import { createServer } from "node:http";

export interface Kept {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64, as received over the wire, compressed or not. */
  readonly body: string;
}

process.once("message", ({ port, kept }: { port: number; kept: readonly Kept[] }) => {
  const answers = new Map(
    kept.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, "base64") }] as const),
  );
  createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(answer.body);
  }).listen(port, "127.0.0.1", () => process.send?.("ready"));
});
