import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { QUIET_FLAGS } from "../../scripts/lib/chromium-verify.mjs";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";
import { stop } from "./processes.ts";

let found: Promise<string> | undefined;

function program(): Promise<string> {
  found ??= findChromium().then(({ path }: { path: string }) => path);
  return found;
}

async function debuggingPort(profile: string): Promise<number> {
  const note = join(profile, "DevToolsActivePort");
  for (let tries = 0; tries < 600; tries += 1) {
    const [port = ""] = existsSync(note) ? readFileSync(note, "utf8").split("\n") : [];
    if (port !== "") return Number(port);
    await wait(50);
  }
  throw new Error("Chromium opened no debugging port.");
}

/**
 * Runs a Chromium with a fresh profile and only the quiet flags for the duration of the work. Not launched by Playwright, whose
 * flags disable features that a measured page may use.
 */
export async function withChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  const path = await program();
  return inTemporaryFolder(async (profile: string) => {
    const args = ["--headless", ...QUIET_FLAGS, `--user-data-dir=${profile}`, "--remote-debugging-port=0"];
    const child = spawn(path, [...args, "about:blank"], { stdio: "ignore" });
    try {
      return await work(await debuggingPort(profile));
    } finally {
      await stop(child);
      // Its child processes write into the profile for a moment longer.
      await wait(500);
    }
  });
}

/** The same, controlled by Playwright. */
export function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  return withChromium(async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  });
}

export const chromiumVersion = () => withBrowser(async (browser) => browser.version());

/** A new page with an empty cache, and its DevTools protocol session. */
export async function withPage<T>(
  browser: Browser,
  work: (page: Page, protocol: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
