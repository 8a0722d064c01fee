import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { Fault } from "./output.mjs";

/** PORT as a number. The server checks it too; here the user learns of an error before a long build. */
function readPort({ PORT = "" }) {
  if (PORT === "") return 3000;
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN;
  if (!(port <= 65535)) throw new Fault(`PORT must be a whole number from 0 to 65535; it is "${PORT}".`);
  return port;
}

const reasons = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
  EACCES: (_, port) =>
    `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: (host) => `HOST must be an address of this machine; it is "${host}".`,
  ENOTFOUND: (host) => `HOST must be an address of this machine; it is "${host}".`,
};

/** Rejects a port that cannot be listened on, by listening on it briefly. */
function expectFreePort(host, port) {
  return new Promise((settle, refuse) => {
    const server = createServer();
    server.once("error", ({ code, message }) => {
      refuse(new Fault(reasons[code]?.(host, port) ?? `Cannot listen on ${host}:${port}: ${message}`));
    });
    server.listen(port, host, () => server.close(settle));
  });
}

/** As in server/data-folder.ts: Node's own `recursive` never ends where the parent folder returns ENOENT for a new one. */
function makeFolder(path) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Creates the data folder if it is missing, and rejects one that is not writable. */
function expectWritableFolder(folder) {
  const probe = join(folder, `.write-test-${randomUUID()}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new Fault(
      `DATA_DIR cannot be written: ${folder} (${error.code}). Make it writable, or choose another: DATA_DIR=/path npm start`,
    );
  }
}

/** Checks the settings that can be checked cheaply before installing and building. */
export async function checkSettings(env, root) {
  const port = readPort(env);
  expectWritableFolder(resolve(root, env.DATA_DIR || "data"));
  await expectFreePort(env.HOST || "127.0.0.1", port);
}
