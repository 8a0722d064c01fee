import type { Server } from "node:net";

/** Listens on a free loopback port and returns it. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return address.port;
}
