import { expect, type Page, test } from "@playwright/test";
import { DESIGN_PAGES, designPath } from "../../shared/design-pages.ts";
import { createAccount, open, signUp } from "../account/account.ts";
import { entry, openLibrary, PREVIEW, property } from "../library/library.ts";
import { afterTimers } from "../moments.ts";
import { startRelease } from "./next-release.ts";

/** How long after loading a page begins to store itself: `offline-slot.tsx`. */
const CACHING_DELAY_MS = 1500;

// Its own client address, because rate limits count per address.
test.use({ serviceWorkers: "allow", extraHTTPHeaders: { "X-Forwarded-For": "198.51.100.17" } });

/** Waits until the whole library is cached and the worker controls this page. */
async function whenKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

/** The versions of the library that the browser keeps. */
async function libraryVersions(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.startsWith("kingpost-library-"));
}

/** Everything that the browser keeps beside its own cache: addresses and texts. */
async function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        texts.push(request.url, /woff2/.test(request.url) ? "" : ((await answer?.text()) ?? ""));
      }
    }
    return texts.join("\n");
  });
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports that a request failed offline.
    const isNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isNetwork) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

test("after the first visit the library works offline: link, search, section, compare, capacities, table", async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  await openLibrary(page);
  await whenKept(page);
  await context.setOffline(true);

  // A link that was not opened before.
  await openLibrary(page, "?section=360UB44.7_300");
  await expect(page.getByRole("heading", { name: "360UB44.7" })).toBeVisible();
  await expect(page).toHaveTitle(/^360UB44\.7 Grade 300 · /);
  await expect(
    page.getByText(/You are offline. The library uses the copy saved in this browser, data version \w+/),
  ).toBeVisible();
  // The family of the link's section is open.
  await expect(entry(page, "360UB44.7")).toBeVisible();

  await page.getByRole("searchbox").fill("610ub125");
  await page.getByRole("searchbox").press("Enter");
  await expect(property(page, "Ix Second moment").getByRole("cell").first()).toHaveText("986");
  await expect(page.getByRole("img", { name: "610UB125 cross-section" })).toBeVisible();
  for (const [button, heading] of [
    ["Capacities", "610UB125"],
    ["Table", "Universal beams"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Compare Sections" }).click();
  await page.getByRole("button", { name: "Start with 610UB125 Aust300" }).click();
  await page.getByRole("searchbox").fill("360UB44.7");
  await entry(page, "360UB44.7").click();
  await expect(page).toHaveURL(/compare=610UB125_300,360UB44.7_300/);
  // A reload of the address works too, and shows its view.
  await page.reload();
  await page.locator(".library[data-hydrated]").waitFor();
  await expect(page.getByRole("columnheader", { name: "360UB44.7" })).toBeVisible();
  await expect(page.evaluate(() => document.fonts.check("16px 'Archivo Variable'"))).resolves.toBe(true);
  expect(faults).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText(/this browser\u2019s copy/)).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-copy");
});

test("after a visit to the library every view, the page about the data and the design tables open without a connection", async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  const marked = (href: string) =>
    page
      .locator(`a[href^="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  await openLibrary(page, "?section=610UB125_300");
  await whenKept(page);
  await whenInstalled(page, "/about-the-data");
  await whenInstalled(page, "/design-tables");
  expect(await marked("/sections/")).toBe("none");
  await context.setOffline(true);
  await test.step("a link to a page that is not kept is marked", async () => {
    await expect.poll(() => marked("/sections/")).toContain("needs a connection");
    expect(await marked("/design/steel-beam")).toContain("needs a connection");
    expect(await marked("/about-the-data")).toBe("none");
    // A star, which has no room for words.
    expect(await marked("/signin?next=")).toBe("none");
  });
  await test.step("every view that the library offers opens, and the data sheet is made", async () => {
    const views = page.getByRole("group", { name: "View" }).getByRole("button");
    for (const view of await views.all()) {
      await view.click();
      await expect(view).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByText(/^Loading the /)).toHaveCount(0);
      await expect(page.getByText("could not be loaded")).toHaveCount(0);
    }
    await views.first().click();
    await page.getByRole("button", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Data sheet" }).click();
    expect((await download).suggestedFilename()).toMatch(/^610UB125.*\.pdf$/);
  });
  await test.step("the page about the data opens, and the library from it", async () => {
    await page.getByRole("link", { name: "About the data" }).click();
    await expect(page.getByRole("heading", { name: "About the data", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Section Library" }).first().click();
    await page.locator(".library[data-hydrated]").waitFor();
  });
  await test.step("the design tables open with the table of a link", async () => {
    await page.goto("/design-tables?family=UC&find=310uc158");
    await expect(page.getByRole("rowheader", { name: "310UC158" })).toBeVisible();
    await expect(page.getByRole("rowheader")).toHaveCount(1);
  });
  expect(faults).toEqual([]);
});

test("a page that goes offline before anything is cached shows what still works", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // A browser without service workers, as in some private windows.
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await openLibrary(page, "?section=610UB125_300");
  await afterTimers(page, CACHING_DELAY_MS);
  await context.setOffline(true);
  await expect(page.getByText("You are offline. This page works until you leave it.")).toBeVisible();
  await page.getByRole("tab", { name: "Aust350" }).click();
  await expect(page).toHaveURL(/610UB125_350/);
});

test("offline, the guarded address explains why and links to the same view on the preview", async ({
  page,
  context,
}) => {
  const person = await createAccount(page);
  await open(page, "/section-library?section=610UB125_300");
  await whenKept(page);
  await page.getByRole("button", { name: "Favourite: 610UB125" }).click();
  await expect.poll(async () => (await context.request.get("/api/saved")).text()).toContain("610UB125_300");

  // The open page keeps working: the view is written into the address without a request.
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("360UB44.7");
  await entry(page, "360UB44.7").click();
  await expect(page).toHaveURL(/section=360UB44\.7/);
  await expect(page.getByRole("heading", { name: "360UB44.7" })).toBeVisible();
  await expect(page.getByText(/You are offline. The library uses/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  expect(await page.content()).not.toContain(person.email);
  await page.getByRole("link", { name: "open the Section Library Preview" }).click();
  await page.locator(".library[data-hydrated]").waitFor();
  await expect(page.getByRole("heading", { name: "360UB44.7" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(PREVIEW);

  // The cached copy is an anonymous visitor's, even if a user was signed in when it was cached; and it notifies other tabs of no sign-out.
  const texts = await keptTexts(page);
  expect(texts).toContain(PREVIEW);
  expect(texts).not.toContain(person.email);
  expect(texts).not.toMatch(/\/section-library(\?|\n)|api\/saved\n|\/settings\n|\.data\n/);
  expect(await page.evaluate(() => localStorage.getItem("kingpost.session"))).not.toBe("");

  await context.setOffline(false);
  await page.goto("/section-library?section=610UB125_300");
  await expect(page.getByRole("button", { name: "Favourite: 610UB125" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

/** Waits until the browser has a page to show at an address without a connection. */
async function whenInstalled(page: Page, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async (at) => (await navigator.serviceWorker.getRegistration(at))?.active?.state,
        address,
      ),
    )
    .toBe("activated");
}

test("offline, the dashboard and the settings explain why and link to the library once it is cached", async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await whenInstalled(page, "/dashboard");
  await open(page, "/settings");
  await whenInstalled(page, "/settings");

  await context.setOffline(true);
  for (const address of ["/dashboard", "/settings"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.getByText("in a browser that has opened it before")).toBeVisible();
    await expect(page.getByRole("link", { name: /Section Library/ })).toHaveCount(0);
  }
  expect(await keptTexts(page)).not.toContain(person.email);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await openLibrary(page);
  await whenKept(page);
  await context.setOffline(true);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "open the Section Library Preview" }).click();
  await page.locator(".library[data-hydrated]").waitFor();
});

test("other pages register no worker and are not controlled by it", async ({ page, context }) => {
  await open(page, "/about-the-data");
  await afterTimers(page, CACHING_DELAY_MS);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await openLibrary(page);
  await whenKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes.toSorted()).toEqual(["/about-the-data", "/design-tables", "/section-library"]);
  await page.goto("/terms");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.setOffline(true);
  await expect(page.goto("/privacy")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("a newer version waits until the user asks for it; then it is the only one cached", async ({
  page,
  context,
  baseURL,
}) => {
  const release = await startRelease(baseURL ?? "");
  try {
    await page.goto(`${release.address}${PREVIEW}?section=610UB125_300`);
    await page.locator(".library[data-hydrated]").waitFor();
    await whenKept(page);
    const [first] = await libraryVersions(page);
    await page.getByRole("button", { name: "Capacities", exact: true }).click();

    release.change();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText("A newer version of the library is available.")).toBeVisible();
    // Nothing changes by itself: the page, its view and the cached version are as before.
    expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
    expect(await libraryVersions(page)).toContain(first);
    await expect(page).toHaveURL(/view=capacities/);

    await page.getByRole("button", { name: "Reload" }).click();
    await expect
      .poll(() => libraryVersions(page).catch(() => []))
      .toEqual([expect.not.stringContaining(first ?? "")]);
    await expect(page).toHaveURL(/view=capacities/);
    await page.locator(".library[data-hydrated]").waitFor();
    await afterTimers(page, CACHING_DELAY_MS);
    await expect(page.getByText("A newer version of the library is available.")).toBeHidden();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "610UB125", exact: true })).toBeVisible();
  } finally {
    await release.stop();
  }
});

test("a page of the newer version activates it without a prompt", async ({ page, baseURL }) => {
  const release = await startRelease(baseURL ?? "");
  try {
    await page.goto(`${release.address}${PREVIEW}`);
    await whenKept(page);
    const [first] = await libraryVersions(page);
    release.change();
    await page.goto(`${release.address}${PREVIEW}?q=ub`);
    await expect.poll(() => libraryVersions(page)).toEqual([expect.not.stringContaining(first ?? "")]);
    await expect(page.getByText("A newer version of the library is available.")).toBeHidden();
  } finally {
    await release.stop();
  }
});

test("after a visit to each design module, each opens offline with its own files", async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  for (const { kind } of DESIGN_PAGES) {
    await page.goto(designPath(kind));
    await page.locator(".design[data-hydrated]").waitFor();
    await whenKept(page);
  }
  await context.setOffline(true);
  for (const { kind, title } of DESIGN_PAGES) {
    await page.goto(designPath(kind));
    await page.locator(".design[data-hydrated]").waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  }
  expect(faults).toEqual([]);
  await context.setOffline(false);
});

test("after the first visit a load path opens offline with the members of its link", async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  const ready = () => page.locator(".path[data-hydrated]").waitFor();
  await page.goto("/design/load-path?example");
  await ready();
  await page.getByRole("button", { name: "Edit BP1" }).click();
  await page.getByRole("menuitem", { name: "Delete BP1" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has("d")).toBe(true);
  await whenKept(page);
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes(".data") && asked.push(request.url())));
  await page.reload();
  await ready();
  await expect(page.getByText("3 members, all up to date.")).toBeVisible();
  // It stays when the address has been compared with its members.
  await afterTimers(page, 300);
  await expect(page.getByText("3 members, all up to date.")).toBeVisible();
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
  await context.setOffline(false);
});

test("after the first visit Steel Beam opens offline with the design of its link, and makes its report", async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  const ready = () => page.locator(".design[data-hydrated]").waitFor();
  await page.goto("/design/steel-beam");
  await ready();
  await page.getByRole("textbox", { name: "Length, row 1" }).fill("7.25");
  await expect.poll(() => new URL(page.url()).searchParams.has("d")).toBe(true);
  await whenKept(page);
  await context.setOffline(true);
  await page.reload();
  await ready();
  await expect(page.getByRole("textbox", { name: "Length, row 1" })).toHaveValue("7.25");
  await expect(page.getByRole("region", { name: "Verdict" })).toContainText("Fails");
  await page.getByRole("tab", { name: "Sensitivity" }).click();
  await expect(page.getByRole("img", { name: /^All loads: ratio / })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "File" }).click();
  await page.getByRole("menuitem", { name: /summary/ }).click();
  expect((await download).suggestedFilename()).toBe("steel-beam.pdf");
  // A saved design is in the account: another one is neither shown without words nor written beside its ID.
  await page.goto("/design/steel-beam?design=6f1c24d2-5f0e-4e5e-9d3e-000000000000");
  await ready();
  await expect(page.getByRole("alert")).toContainText("this saved design cannot be opened");
  await page.getByRole("textbox", { name: "Length, row 1" }).fill("7.5");
  await expect(page).toHaveURL(/\?d=[^&]+$/);
  expect(faults).toEqual([]);
  await context.setOffline(false);
});
