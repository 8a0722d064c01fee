import { once } from "node:events";
import { createServer, request as openRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Sets the client address that the proxy sees. Never forwarded. */
export const SENT_FROM = "test-sent-from";

export type HostRule = "keeps the host" | "names the upstream";

/** A reverse proxy that terminates TLS: it appends the client to X-Forwarded-For, as nginx, Caddy and cloud load balancers do. */
export async function startProxy(upstream: number, rule: HostRule): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { [SENT_FROM]: from, ...headers } = incoming.headers;
    const before = headers["x-forwarded-for"];
    const client = String(from ?? incoming.socket.remoteAddress);
    headers["x-forwarded-for"] = before === undefined ? client : `${String(before)}, ${client}`;
    headers["x-forwarded-proto"] = "https";
    if (rule === "names the upstream") headers.host = `127.0.0.1:${upstream}`;
    const options = {
      host: "127.0.0.1",
      port: upstream,
      path: incoming.url,
      method: incoming.method,
      headers,
    };
    const onward = openRequest(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;
