import { once } from "node:events";
import { createServer } from "node:net";
import { platform } from "node:os";
import type { Paths } from "./paths.ts";

/** Where PostgreSQL listens. */
export interface Endpoint {
  /** The folder of the socket, or an address. */
  readonly host: string;
  readonly port: number;
}

const PORT = 5432;
/** A socket's path may have 107 bytes, on macOS 103. */
const LONGEST = 103;

export function socketFits(folder: string): boolean {
  return Buffer.byteLength(`${folder}/.s.PGSQL.${PORT}`) <= LONGEST;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await once(server.close(), "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** A socket in a folder that only PostgreSQL and this process may enter; where that does not work, a free port on the loopback. */
export async function chooseEndpoint({ run }: Paths): Promise<Endpoint> {
  const isPossible = platform() !== "win32" && socketFits(run) && !/[,"]/.test(run);
  return isPossible ? { host: run, port: PORT } : { host: "127.0.0.1", port: await freePort() };
}

/** PostgreSQL's settings for an endpoint. */
export function listenOn({ host, port }: Endpoint): Readonly<Record<string, string>> {
  const [socket, address] = host.startsWith("/") ? [host, ""] : ["", host];
  return {
    listen_addresses: address,
    unix_socket_directories: socket,
    unix_socket_permissions: "0700",
    port: String(port),
  };
}

/** The URL for connecting. The host before the path is not used, but a URL needs one. */
export function urlAt({ host, port }: Endpoint, user: string, password: string, database: string): string {
  return `postgresql://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
