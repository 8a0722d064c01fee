import { expect, type Page, test } from "@playwright/test";
import { createAccount, open } from "../account/account.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Site", exact: true });

interface Scroll {
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly to: string;
  readonly behavior: string;
}

/** Records what the page scrolls to from here on, and how: how many frames that takes depends on the machine. */
async function recordScrolls(page: Page) {
  await page.evaluate(() => {
    const scrolls: Scroll[] = [];
    const began = performance.now();
    Object.assign(window, { scrolls });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, how) {
      const { behavior = "auto" } = typeof how === "object" ? how : {};
      scrolls.push({ at: performance.now() - began, to: this.id, behavior });
      scroll.call(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: Scroll[] }).scrolls);
}

test("an anchor of the bar scrolls smoothly to its section, 100 ms after the click", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  const scrolls = await recordScrolls(page);
  await bar(page)
    .getByRole("link", { name: "About Us" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/#about");
  await expect(page.locator("#about")).toBeFocused();
  await expect(page.getByRole("heading", { name: "About Us" })).toBeInViewport();
  const [first, ...rest] = await scrolls();
  expect(first).toMatchObject({ to: "about", behavior: "smooth" });
  expect(first?.at).toBeGreaterThanOrEqual(100);
  expect(rest).toEqual([]);
});

test("with reduced motion the scroll and the hero are immediate", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  expect(await page.locator(".hero-fade").evaluate((hero) => getComputedStyle(hero).animationName)).toBe(
    "none",
  );
  const scrolls = await recordScrolls(page);
  await bar(page).getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { name: "Get In Touch" })).toBeInViewport();
  expect(await scrolls()).toMatchObject([{ to: "contact", behavior: "instant" }]);
});

test("an anchor of another page or of the menu leads to its section, and Back returns", async ({ page }) => {
  await test.step("an anchor on another page goes home first and then scrolls; Back returns to that page", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/terms");
    await bar(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/#about");
    await expect(page.locator("#about")).toBeFocused();
    const box = await page.getByRole("heading", { name: "About Us" }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(56);
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  });
  await test.step("the menu of a narrow page leads to the sections too", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Site menu" }).getByRole("link", { name: "Contact" }).click();
    await expect(page.getByRole("heading", { name: "Get In Touch" })).toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Site menu" })).toBeHidden();
  });
});

test("the first screen of a phone and of a laptop names the firm and how to reach it", async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    await expect(page.locator(".hero-fade").getByRole("link", { name: "(07) 7010 0123" })).toBeInViewport();
    const name = page.getByRole("banner").getByText("Kingpost", { exact: true });
    expect((await name.boundingBox())?.width ?? 0, String(width)).toBeGreaterThan(30);
  }
});

test("every module has its page with its title and a link back", async ({ page }) => {
  await createAccount(page);
  const titles = {
    "/beam-design": "Steel Beam Design",
    "/column-design": "Steel Column Design",
    "/connection-design": "Steel Connection Design",
    "/concrete-beam-design": "Concrete Beam Design",
    "/concrete-column-design": "Concrete Column Design",
    "/pad-footing-design": "Pad Footing Design",
    "/pile-cap-design": "Pile Cap Design",
    "/baseplate-design": "Baseplate Design",
  };
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await page.request.get(path)).text();
    expect(html.match(/<h1[^>]*>[^<]*<\/h1>/g), path).toEqual([expect.stringContaining(`>${title}<`)]);
    expect(html, path).toMatch(/>Module coming soon\.\.\.</);
    expect(html, path).toMatch(/<a [^>]*href="\/dashboard"[^>]*>(<[^>]*>)*[^<]*Back to the dashboard</);
  }
});

test("the focus is never under the bar, forwards or backwards", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const path of ["/", "/engineering-tools", "/privacy"]) {
    await open(page, path);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let count = 0; count < 30; count += 1) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          const header = document.querySelector("header");
          if (!focused || !header || focused === document.body || header.contains(focused)) return "";
          // The skip link is above the bar.
          if (focused.getAttribute("href") === "#content") return "";
          const { top, bottom } = focused.getBoundingClientRect();
          const edge = header.getBoundingClientRect().bottom;
          return top >= edge - 1 && bottom > edge ? "" : `${focused.textContent} at ${top}`;
        });
        expect(hidden, `${path} ${key}`).toBe("");
      }
    }
  }
});

test("the contact form is filled in and sent by keyboard alone", async ({ page }) => {
  await open(page, "/");
  await page.getByLabel("Name", { exact: true }).focus();
  await page.locator("html[data-hydrated]").waitFor();
  await page.keyboard.type("Alex Rafter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("keyboard@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await page.keyboard.type("One line.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Another.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
});
