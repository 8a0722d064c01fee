import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.mjs";

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
  const { code, stdout, stderr } = await start({ PORT: String(port), HOST: "127.0.0.1" });
  blocker.close();
  expect(code).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toContain(`Port ${port} is already in use`);
  expect(oneLine(stderr)).toBe(true);
});

test.each(["abc", "70000", "-1", "80.5"])("PORT=%s gives the error of an invalid setting", async (PORT) => {
  const { code, stderr } = await start({ PORT });
  expect(code).toBe(78);
  expect(stderr).toBe(`Invalid setting: PORT="${PORT}" must be a whole number from 0 to 65535.\n`);
});

test("a HOST that is not an address of this machine gives a one-line error", async () => {
  const { code, stderr } = await start({ PORT: "0", HOST: "192.0.2.1" });
  expect(code).toBe(1);
  expect(stderr).toContain("HOST and PORT cannot be used: listen EADDRNOTAVAIL");
  expect(oneLine(stderr)).toBe(true);
});
