import { expect, type Locator, type Page } from "@playwright/test";

export const PREVIEW = "/section-library-preview";

/**
 * Opens the library and waits until it is interactive, and then the view beside the list, which hydrates after it: before that a click is
 * only queued, and a movement of the pointer is lost.
 */
export async function openLibrary(page: Page, query = ""): Promise<void> {
  await page.goto(`${PREVIEW}${query}`);
  await page.locator(".library[data-hydrated]").waitFor();
  await page.waitForFunction(() => {
    const view = document.querySelector(".library-detail > :last-child");
    return view !== null && Object.keys(view).some((key) => key.startsWith("__react"));
  });
}

/** The last line of the page, rendered with the view: it has the address, which waits while a text is typed. */
async function shownAddress(page: Page): Promise<string> {
  return decodeURIComponent((await page.locator(".print-foot").textContent()) ?? "");
}

/** Leads the open library to an address as Back and Forward do, without a new document. */
async function leadTo(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    const { idx = 0 } = window.history.state ?? {};
    window.history.pushState(
      { idx: idx + 1, key: crypto.randomUUID() },
      "",
      window.location.pathname + search,
    );
    dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, query);
  await expect.poll(() => shownAddress(page)).toContain(`${PREVIEW}${decodeURIComponent(query)}.`);
  await expect(page.locator(".library-detail").getByText(/^Loading/)).toHaveCount(0);
}

/**
 * Shows the view of a link in the library that is open, for what a view does: nothing of the view before is kept. What a link is on
 * arrival, rendered on the server and scrolled to, needs `openLibrary`.
 */
export async function showView(page: Page, query = ""): Promise<void> {
  // After a reload too.
  await page.locator(".library[data-hydrated]").waitFor();
  // The address waits while a text is typed, so that a bare one may be that of the view before: another one is shown between.
  if ((await shownAddress(page)).includes(`${PREVIEW}.`)) await leadTo(page, "?q=none");
  await leadTo(page, "");
  if (query !== "") await leadTo(page, query);
}

/** Focuses the tab a few seconds later: the library checks the saved data again then, but not at every focus. */
export function focusLater(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 3000;
    dispatchEvent(new Event("focus"));
  });
}

/** The list entry of a section by its trade name. */
export function entry(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Sections" }).getByRole("button", { name, exact: true });
}

/** The heading of a family in the list, with its name and count. */
export function family(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: new RegExp(`^${name}`) });
}

/** The row of the properties table whose heading contains the text. */
export function property(page: Page, words: string) {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: words }) });
}

/** The line under the search box: how many sections match, what Enter does, or why a condition cannot be read. */
export function searchStatus(page: Page) {
  return page.locator(".search-status");
}

/** The conditions that narrow the list, each with a way to take it off. */
export function chips(page: Page) {
  return page.getByRole("list", { name: "Active filters" });
}

/** The smallest text of a drawing on screen, without subscripts. CSS pixels. */
export const smallestText = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const sizes = [...svg.querySelectorAll("text")].map((text) => {
      const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    });
    return Math.min(...sizes);
  });
