import { beforeEach, expect, test, vi } from "vitest";
import { findChromium, TEST_SOURCES } from "./chromium.mjs";

const source = (how, ...found) => ({ how, find: async () => found });
const sources = [source("system", "/broken"), source("playwright"), source("npm", "/works")];
const given = { env: {}, sources, verify: async (path) => path === "/works" };

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

test("the first program that renders a page is used, not the first that exists", async () => {
  expect(await findChromium(given)).toEqual({ path: "/works", how: "npm" });
});

test("the error lists what was tried", async () => {
  const none = findChromium({ ...given, sources: sources.slice(0, 2) });
  await expect(none).rejects.toThrow("Tried: system (does not run: /broken); playwright (none).");
});

test("a CHROMIUM_PATH that does not run is an error, not skipped", async () => {
  const named = findChromium({ ...given, env: { CHROMIUM_PATH: "/broken" } });
  await expect(named).rejects.toThrow("Tried: the one named by CHROMIUM_PATH (does not run: /broken)");
});

test("tests take a headless shell before a Chromium where they have to install one", () => {
  const order = TEST_SOURCES.map(({ how }) => how);
  expect(order.indexOf("the machine's headless shell")).toBe(0);
  expect(order.indexOf("Debian's headless shell")).toBe(order.indexOf("Debian's package") - 1);
});
