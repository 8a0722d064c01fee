import { expect, type Page, type Route, test } from "@playwright/test";
import { openLibrary } from "../library/library.ts";
import { AT_REST_MS, neverRest } from "../moments.ts";

// Its own client address, because rate limits count per address.
test.use({ extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.78" } });

const OUTDATED = "This page is of an earlier version. Reload it to get the current one.";
const OFFLINE = "There is no connection to the server. Check your connection and try again.";
const BUSY = "The server is temporarily unavailable. Try again in 15 seconds.";

/** How the server answers for files that the page has not loaded yet, and its requests for those that count. */
interface Missing {
  readonly asked: string[];
  readonly answer: (how: (route: Route) => Promise<void>) => void;
}

const gone = (route: Route) =>
  route.fulfill({ status: 404, body: "Not found.\n", headers: { "Cache-Control": "no-store" } });
const stopped = (route: Route) => route.fulfill({ status: 503, body: "Busy.\n" });
const unreachable = (route: Route) => route.abort("internetdisconnected");
const present = (route: Route) => route.continue();

/** As after a deploy, while offline, or while the server is stopping: what is loaded stays, and the rest is missing. */
async function withoutFiles(
  page: Page,
  how: (route: Route) => Promise<void>,
  counted: RegExp,
): Promise<Missing> {
  let answerBy = how;
  const asked: string[] = [];
  await page.route("**/assets/**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (counted.test(pathname)) asked.push(pathname);
    return answerBy(route);
  });
  return {
    asked,
    answer: (next) => {
      answerBy = next;
    },
  };
}

/** Ten frames: a page that asks again while it renders asks in each of them. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 10; count += 1) await new Promise((next) => requestAnimationFrame(next));
  });

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

interface Case {
  readonly open: (page: Page) => Promise<void>;
  readonly show: (page: Page) => Promise<void>;
  /** Its script: the page fetches others once it has come to rest. */
  readonly script: RegExp;
  /** How the sentence begins. */
  readonly what: string;
  readonly isShown: (page: Page) => Promise<void>;
}

const CASES: Readonly<Record<string, Case>> = {
  "a tab of a design": {
    open: async (page) => {
      await page.goto("/design/steel-beam");
      await page.locator(".design[data-hydrated]").waitFor();
    },
    show: (page) => tab(page, "Sensitivity").click(),
    script: /\/sensitivity-[\w-]+\.js$/,
    what: "This tab could not be loaded.",
    isShown: (page) => expect(page.locator(".design-tab figcaption").first()).toBeVisible(),
  },
  "the calculation of another type of connection": {
    open: async (page) => {
      await neverRest(page, AT_REST_MS);
      await page.goto("/design/steel-connection");
      await page.locator(".design[data-hydrated]").waitFor();
    },
    show: (page) => page.getByRole("radio", { name: "Angle cleats" }).check(),
    script: /\/other-types-[\w-]+\.js$/,
    what: "The calculation of this design could not be loaded.",
    isShown: (page) => expect(page.locator(".verdict-stale")).toHaveCount(0),
  },
  "a view of the library": {
    open: (page) => openLibrary(page),
    show: (page) => page.getByRole("button", { name: "Chart", exact: true }).click(),
    script: /\/(record-engine|catalogue-columns|chart)-[\w-]+\.js(on)?$/,
    what: "The section data could not be loaded.",
    isShown: (page) => expect(page.locator(".library-detail svg").first()).toBeVisible(),
  },
};

const WAYS = [
  ["is gone", gone, OUTDATED, "Reload"],
  ["cannot be reached", unreachable, OFFLINE, "Try again"],
  ["is at a stopping server", stopped, BUSY, "Try again"],
] as const;

for (const [name, { open, show, script, what, isShown }] of Object.entries(CASES)) {
  test(`${name} whose code is missing shows the reason, and asks for it again only when the user does`, async ({
    browser,
  }) => {
    for (const [how, answer, words, button] of WAYS) {
      await test.step(`the code ${how}`, async () => {
        // Nothing is cached.
        const page = await browser.newPage();
        await open(page);
        const missing = await withoutFiles(page, answer, script);
        await show(page);
        const alert = page.getByRole("alert");
        await expect(alert).toContainText(`${what} ${words}`);
        const first = missing.asked.length;
        // The files of the part, once more if a preparation for the first use has failed before, and the one question why.
        expect(first).toBeGreaterThan(0);
        expect(first).toBeLessThanOrEqual(5);
        await frames(page);
        expect(missing.asked).toHaveLength(first);
        if (button === "Reload") {
          missing.answer(present);
          const loaded = page.waitForEvent("load");
          await alert.getByRole("button", { name: "Reload" }).click();
          await loaded;
          await page.close();
          return;
        }
        // A click is lost if the page moves between its press and its release: a user clicks again.
        await expect(async () => {
          await alert.getByRole("button", { name: button }).click();
          await expect.poll(() => missing.asked.length, { timeout: 5000 }).toBeGreaterThan(first);
        }).toPass();
        await expect(alert).toContainText(`${what} ${words}`);
        await expect(alert.getByRole("button", { name: button })).toBeVisible();
        const second = missing.asked.length;
        expect(second).toBeLessThanOrEqual(first + 3);
        await frames(page);
        expect(missing.asked).toHaveLength(second);
        missing.answer(present);
        await alert.getByRole("button", { name: button }).click();
        await expect(alert).toHaveCount(0);
        await isShown(page);
        await page.close();
      });
    }
  });
}

const REPORTS = {
  "a report of a design": async (page: Page) => {
    await page.goto("/design/steel-beam");
    await page.locator(".design[data-hydrated]").waitFor();
    return async () => {
      await page.getByRole("button", { name: "File" }).click();
      await page.getByRole("menuitem", { name: "Report: standard" }).click();
    };
  },
  "a drawing of a section": async (page: Page) => {
    await openLibrary(page, "?section=610UB125_300");
    return async () => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: "Drawing for CAD" }).click();
    };
  },
  "a table of a section as a workbook": async (page: Page) => {
    await openLibrary(page, "?section=610UB125_300");
    return async () => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: "Table Excel" }).click();
    };
  },
  "the book of all tables": async (page: Page) => {
    await page.goto("/design-tables");
    await page.locator(".tables[data-hydrated]").waitFor();
    return () => page.getByRole("button", { name: /^The whole book/ }).click();
  },
  "the report of a load path": async (page: Page) => {
    await page.goto("/design/load-path?example");
    await page.locator(".path[data-hydrated]").waitFor();
    return async () => {
      await page.getByRole("button", { name: "Report (PDF)" }).click();
      await page.getByRole("menuitem", { name: "Summary" }).click();
    };
  },
};

test("a page of an earlier version shows that it is one where a file is made on demand, and offers a reload", async ({
  browser,
}) => {
  for (const [name, prepare] of Object.entries(REPORTS)) {
    await test.step(name, async () => {
      const page = await browser.newPage();
      const make = await prepare(page);
      const missing = await withoutFiles(page, gone, /./);
      await make();
      const alert = page.getByRole("alert").filter({ hasText: "Could not" });
      await expect(alert).toContainText(OUTDATED);
      await expect(alert.getByRole("button", { name: "Reload" })).toBeVisible();
      expect(missing.asked.length).toBeLessThan(30);
      await page.close();
    });
  }
});

test("an unknown file of the build is a short 404 that is never cached", async ({ request }) => {
  const answer = await request.get("/assets/none-1a2b3c.js");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.text()).toBe("Not found.\n");
});
