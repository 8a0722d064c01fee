import { expect, test } from "vitest";
import { findChromium } from "./chromium.mjs";

const way = (name, ...found) => ({ name, how: name, find: async () => found });
const ways = [way("system", "/broken"), way("playwright"), way("npm", "/works")];
const given = { ways, verify: async (path) => path === "/works", tell: () => {} };

test("the first program that renders a page is taken, not the first that exists", async () => {
  expect(await findChromium({ ...given, env: {} })).toEqual({ path: "/works", how: "npm" });
});

test("one way can be forced, and says what it tried", async () => {
  const forced = findChromium({ ...given, env: { KINGPOST_CHROMIUM: "system" } });
  await expect(forced).rejects.toThrow("Tried: system (does not run: /broken)");
  await expect(findChromium({ ...given, env: { KINGPOST_CHROMIUM: "x" } })).rejects.toThrow("must be one of");
});

test("a CHROMIUM_PATH that does not run is refused, not passed over", async () => {
  await expect(findChromium({ ...given, env: { CHROMIUM_PATH: "/broken" } })).rejects.toThrow(
    "CHROMIUM_PATH",
  );
});
