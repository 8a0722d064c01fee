import { spawn } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";
import { inTemporaryFolder } from "./lib/temporary-folder.mjs";

/** Runs the start script to completion. Every case here stops before the install. */
function start(env) {
  return new Promise((settle) => {
    const child = spawn(process.execPath, [join(ROOT, "scripts/start.mjs")], {
      env: { ...process.env, ...env },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("close", (code) => settle({ code, stdout, stderr }));
  });
}

const oneLine = (text) => text.trimEnd().split("\n").length === 1;

test("a port in use gives a one-line error", async () => {
  const blocker = createServer();
  await new Promise((settle) => blocker.listen(0, "127.0.0.1", settle));
  const { port } = blocker.address();
  const { code, stdout, stderr } = await start({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: "data" });
  blocker.close();
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(`Port ${port} is already in use`);
  expect(oneLine(stderr)).toBe(true);
});

test.each(["abc", "70000", "-1", "80.5", "0x50"])("PORT=%s gives a one-line error", async (PORT) => {
  const { code, stderr } = await start({ PORT });
  expect(code).toBe(1);
  expect(stderr).toBe(`PORT must be a whole number from 0 to 65535; it is "${PORT}".\n`);
});

test("a data folder that is not writable gives a one-line error", async () => {
  const { code, stderr } = await start({ PORT: "0", DATA_DIR: "package.json/x" });
  expect(code).toBe(1);
  expect(stderr).toContain("DATA_DIR cannot be written");
  expect(stderr).toContain(join(ROOT, "package.json", "x"));
  expect(oneLine(stderr)).toBe(true);
});

// On /proc the system returns ENOENT for a new folder.
test.skipIf(process.platform !== "linux")("a data folder that cannot be created stops startup", async () => {
  const { code, stderr } = await start({ PORT: "0", DATA_DIR: "/proc/kingpost/data" });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^DATA_DIR cannot be written: \/proc\/kingpost\/data \(ENOENT\)\..*\n$/);
});

test.skipIf(process.platform === "win32")("a new data folder is accessible to its owner only", () =>
  inTemporaryFolder(async (folder) => {
    // HOST is checked last, so that an invalid one prevents the install.
    await start({ PORT: "0", HOST: "192.0.2.1", DATA_DIR: join(folder, "new/data") });
    expect(statSync(join(folder, "new/data")).mode & 0o777).toBe(0o700);
    mkdirSync(join(folder, "own"), { mode: 0o755 });
    await start({ PORT: "0", HOST: "192.0.2.1", DATA_DIR: join(folder, "own") });
    expect(statSync(join(folder, "own")).mode & 0o777).toBe(0o755);
  }),
);

test("a HOST that is not an address of this machine gives a one-line error", async () => {
  const { code, stderr } = await start({ PORT: "0", HOST: "192.0.2.1", DATA_DIR: "data" });
  expect(code).toBe(1);
  expect(stderr).toBe('HOST must be an address of this machine; it is "192.0.2.1".\n');
});
