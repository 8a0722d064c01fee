import { type CDPSession, chromium, type Page } from "@playwright/test";
import { launch } from "chrome-launcher";
import { findChromium } from "../../scripts/lib/chromium/chromium.mjs";
import { QUIET_FLAGS } from "../../scripts/lib/chromium/chromium-verify.mjs";
import { LIBRARY } from "./product.ts";

let found: ReturnType<typeof findChromium> | undefined;

/**
 * Runs a Chromium with a fresh profile and only the quiet flags for the duration of the work. Not launched by Playwright, whose
 * flags disable features that a measured page may use.
 */
export async function withChromium<T>(work: (port: number) => Promise<T>): Promise<T> {
  found ??= findChromium();
  const { path } = await found;
  const flags = ["--headless", ...QUIET_FLAGS];
  const chrome = await launch({ chromePath: path, ignoreDefaultFlags: true, chromeFlags: flags });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** A page of 1280 x 800 in a fresh Chromium, controlled by Playwright, and its DevTools protocol session. */
export function withPage<T>(work: (page: Page, protocol: CDPSession) => Promise<T>): Promise<T> {
  return withChromium(async (port) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      return await work(page, await context.newCDPSession(page));
    } finally {
      await browser.close();
    }
  });
}

export async function openLibrary(page: Page, origin: string, query = ""): Promise<void> {
  await page.goto(origin + LIBRARY + query);
  await page.locator(".library[data-hydrated]").waitFor();
}
