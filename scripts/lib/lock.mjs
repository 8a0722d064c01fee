import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { print } from "./output.mjs";

/** The address of a lock: a socket, because the system frees it when its process ends, however that happens. */
function addressOf(name) {
  const key = `kingpost-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
  if (process.platform === "linux") return `\0${key}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${key}` : join(tmpdir(), key);
}

/** Whether this process is now the owner of the address. */
const isTaken = (server, address) =>
  new Promise((settle, refuse) => {
    server.once("error", (error) => (error.code === "EADDRINUSE" ? settle(false) : refuse(error)));
    server.listen(address, () => settle(true));
  });

/** Waits for the owner of the address by a connection, which ends with it. */
const ownerEnds = (address) =>
  new Promise((settle) => {
    const socket = connect(address);
    socket.on("error", ({ code }) => {
      // On macOS the socket of a killed process leaves its file behind.
      if (code === "ECONNREFUSED" && process.platform === "darwin") rmSync(address, { force: true });
    });
    socket.on("close", settle).resume();
  });

/** Runs `work` while no other process on this machine runs under a lock of the same name. */
export async function withLock(name, work, log = print) {
  const address = addressOf(name);
  const waiting = new Set();
  const server = createServer((socket) => waiting.add(socket.on("error", () => {})));
  for (let isFirst = true; !(await isTaken(server, address)); isFirst = false) {
    if (isFirst) log("Another process is installing or building here; waiting for it.");
    await ownerEnds(address);
  }
  try {
    return await work();
  } finally {
    server.close();
    for (const socket of waiting) socket.destroy();
  }
}
