import { expect, test } from "vitest";
import { findChromium } from "./chromium.mjs";

const source = (name, ...found) => ({ name, how: name, find: async () => found });
const sources = [source("system", "/broken"), source("playwright"), source("npm", "/works")];
const given = { sources, verify: async (path) => path === "/works", log: () => {} };

test("the first program that renders a page is used, not the first that exists", async () => {
  expect(await findChromium({ ...given, env: {} })).toEqual({ path: "/works", how: "npm" });
});

test("one source can be forced, and the error lists what was tried", async () => {
  const forced = findChromium({ ...given, env: { KINGPOST_CHROMIUM: "system" } });
  await expect(forced).rejects.toThrow("Tried: system (does not run: /broken)");
  await expect(findChromium({ ...given, env: { KINGPOST_CHROMIUM: "x" } })).rejects.toThrow("must be one of");
});

test("a CHROMIUM_PATH that does not run is an error, not skipped", async () => {
  await expect(findChromium({ ...given, env: { CHROMIUM_PATH: "/broken" } })).rejects.toThrow(
    "CHROMIUM_PATH",
  );
});
