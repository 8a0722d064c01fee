import { createServer } from "node:net";
import { Fault, INVALID_SETTING } from "./output.mjs";

/**
 * Rejects a port that cannot be listened on, by listening on it briefly. The server reports every other setting itself; a port in use
 * is the most common error of a first start, and without this check it would be reported after the install and the build.
 */
export async function expectFreePort({ HOST, PORT }) {
  const host = HOST || "127.0.0.1";
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Fault(
      `Invalid setting: PORT="${PORT}" must be a whole number from 0 to 65535.`,
      INVALID_SETTING,
    );
  await new Promise((settle, refuse) => {
    const server = createServer();
    server.once("error", ({ code, message }) => {
      const isInUse = `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000} npm start`;
      refuse(new Fault(code === "EADDRINUSE" ? isInUse : `HOST and PORT cannot be used: ${message}`));
    });
    server.listen(port, host, () => server.close(settle));
  });
}
