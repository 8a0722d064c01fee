import { createServer } from "node:net";
import { platform } from "node:os";
import type { Paths } from "./paths.ts";

/** Where PostgreSQL listens, and the URL for connecting to it. */
export interface Endpoint {
  readonly settings: Readonly<Record<string, string>>;
  readonly url: (user: string, password: string, database: string) => string;
}

const PORT = 5432;
/** A socket's path may have 107 bytes, on macOS 103. */
const LONGEST = 103;

export function socketFits(folder: string): boolean {
  return Buffer.byteLength(`${folder}/.s.PGSQL.${PORT}`) <= LONGEST;
}

function freePort(): Promise<number> {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once("error", refuse);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => settle(port));
    });
  });
}

function socketIn(folder: string): Endpoint {
  const host = encodeURIComponent(folder);
  return {
    settings: { listen_addresses: "", unix_socket_directories: folder, port: String(PORT) },
    // The host is not used, but a URL needs one.
    url: (user, password, database) =>
      `postgresql://${user}:${password}@localhost/${database}?host=${host}&port=${PORT}`,
  };
}

/** A socket in a folder that only PostgreSQL and this process may enter; where that does not work, a free port on the loopback. */
export async function chooseEndpoint({ run }: Paths): Promise<Endpoint> {
  if (platform() !== "win32" && socketFits(run) && !/[,"]/.test(run)) return socketIn(run);
  const port = await freePort();
  return {
    settings: { listen_addresses: "127.0.0.1", unix_socket_directories: "", port: String(port) },
    url: (user, password, database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`,
  };
}
