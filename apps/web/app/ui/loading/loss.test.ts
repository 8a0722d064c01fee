import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lossOf, workerError } from "./loss.ts";

const GONE = "https://example.com/assets/chart-1a2b.js";
const asked: string[] = [];
let answer: Response | undefined;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (file: string) => {
    asked.push(file);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  });
  const entries = ["https://example.com/assets/root-3c.js", "https://example.com/assets/manifest-4d5e.js"];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    entries.map((name) => ({ name }) as PerformanceEntry),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [404, "outdated"],
  [503, "busy"],
  [502, "busy"],
  [429, "busy"],
  [200, "passing"],
  [undefined, "offline"],
] as const)("a file with the status %s at the server now is %s", async (status, loss) => {
  answer = status && new Response(null, { status });
  expect(await lossOf(new TypeError(`Failed to fetch dynamically imported module: ${GONE}`))).toBe(loss);
  expect(asked).toEqual(["/assets/chart-1a2b.js"]);
});

test.each([
  [
    "Chromium",
    new TypeError(`Failed to fetch dynamically imported module: ${GONE}`),
    "/assets/chart-1a2b.js",
  ],
  ["Firefox", new TypeError(`error loading dynamically imported module: ${GONE}`), "/assets/chart-1a2b.js"],
  ["Safari", new TypeError("Importing a module script failed."), "/assets/manifest-4d5e.js"],
  [
    "the preload of a style",
    new Error("Unable to preload CSS for /assets/chart-1a.css"),
    "/assets/chart-1a.css",
  ],
  ["a worker", workerError("/assets/worker-9f.js", { message: "" }), "/assets/worker-9f.js"],
  ["no error", "a text", "/assets/manifest-4d5e.js"],
])(
  "one request goes to the server, for the file that %s names or else for the manifest of the page",
  async (_, error, file) => {
    answer = new Response(null, { status: 404 });
    expect(await lossOf(error)).toBe("outdated");
    expect(asked).toEqual([file]);
  },
);
