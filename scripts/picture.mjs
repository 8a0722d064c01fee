import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareBuild } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium/chromium.mjs";
import { TEST_FLAGS } from "./lib/chromium/chromium-verify.mjs";
import { prepareInstall } from "./lib/install.mjs";
import { needNode } from "./lib/node-version.mjs";
import { main, print } from "./lib/output.mjs";
import { ROOT } from "./lib/root.mjs";
import { withNode } from "./lib/run.mjs";
import { SERVER_ENTRY } from "./lib/server-entry.mjs";

/* Draws the picture of the README from the product as it is: builds it, serves it on a data folder of its own, and photographs the library. */

const PICTURE = "docs/images/section-library.png";
const PAGE = "/section-library-preview?section=360UB44.7_300";
const SIZE = { width: 1200, height: 750 };
const START_MS = 60_000;

const freePort = () =>
  new Promise((settle) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });

async function untilReady(origin) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((settle) => setTimeout(settle, 200));
  }
  throw new Error(`The product was not ready within ${START_MS / 1000} seconds.`);
}

await main(async () => {
  await prepareInstall(ROOT);
  await prepareBuild(ROOT);
  const { chromium } = await import("@playwright/test");
  const node = needNode();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "picture-"));
  const env = { ...withNode(node), NODE_ENV: "production", PORT: String(port), DATA_DIR: folder };
  const server = spawn(node, [SERVER_ENTRY], { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    const origin = `http://localhost:${port}`;
    await untilReady(origin);
    const { path } = await findChromium();
    const browser = await chromium.launch({ executablePath: path, args: TEST_FLAGS });
    const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
    await page.goto(origin + PAGE);
    await page.locator(".section-figure svg").waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(ROOT, PICTURE), animations: "disabled" });
    await browser.close();
    print(PICTURE);
  } finally {
    const ended = new Promise((settle) => server.once("exit", settle));
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
