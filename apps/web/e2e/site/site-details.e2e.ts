import { expect, type Page, test } from "@playwright/test";
import { open, signUp } from "../account/account.ts";

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

test("an anchor on another page goes home first and then scrolls; Back returns to that page", async ({
  page,
}) => {
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

test("the menu of a narrow page leads to the sections too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Site menu" }).getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { name: "Get In Touch" })).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Site menu" })).toBeHidden();
});

test("the home page has a hero that fades in over 1200 ms and links to both services, and three cards of contact", async ({
  page,
}) => {
  await open(page, "/");
  const hero = page.locator(".hero-fade").filter({ has: page.getByRole("heading", { level: 1 }) });
  const { name, duration } = await hero.evaluate((element) => {
    const style = getComputedStyle(element);
    return { name: style.animationName, duration: style.animationDuration };
  });
  expect([name, duration]).toEqual(["hero-fade", "1.2s"]);
  const links = hero.getByRole("link");
  await expect(links).toHaveText([
    "Consulting Services",
    "Engineering Tools",
    "(07) 7010 0123",
    "office@example.com",
  ]);
  await expect(links.first()).toHaveAttribute("href", "/consulting");
  await expect(links.nth(1)).toHaveAttribute("href", "/engineering-tools");

  const section = page.locator("#contact");
  for (const card of ["Email", "Phone", "Service Areas"]) {
    await expect(section.getByRole("heading", { name: card, exact: true })).toBeVisible();
  }
  await expect(section.getByRole("link", { name: "office@example.com" })).toHaveAttribute(
    "href",
    "mailto:office@example.com",
  );
  await expect(section.getByRole("link", { name: "(07) 7010 0123" })).toHaveAttribute(
    "href",
    "tel:+61770100123",
  );
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

const FEET = {
  "/": ["Consulting Services", "Engineering Tools", "Client Portal"],
  "/consulting": ["Home", "Engineering Tools", "Client Portal"],
  "/terms": ["Home", "Consulting Services", "Engineering Tools"],
  "/privacy": ["Home", "Consulting Services", "Engineering Tools"],
};

test("the bar marks the current page, each foot has its links, and the logo leads home", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, links] of Object.entries(FEET)) {
    await open(page, path);
    if (path === "/consulting")
      await expect(bar(page).locator("[aria-current=page]")).toHaveText(["Consulting Services"]);
    const nav = page.getByRole("contentinfo").getByRole("navigation", { name: "Quick Links" });
    await expect(nav.getByRole("link"), path).toHaveText(links);
    const portal = nav.getByRole("link", { name: "Client Portal" });
    if (links.includes("Client Portal")) await expect(portal).toHaveAttribute("href", "/signin");
    await page.getByRole("banner").getByRole("link", { name: "Kingpost" }).click();
    await expect(page, path).toHaveURL("/");
  }
});

test("the terms and the privacy policy have the required content", async ({ page }) => {
  await open(page, "/terms");
  for (const words of [
    /beta version/,
    /They are free/,
    /testing and evaluation\s+only/,
    /without warranty/,
    /qualified engineer must verify/,
    /individual and non-transferable/,
    /delete your\s+personal data on request by email/,
  ]) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
  await open(page, "/privacy");
  for (const words of [
    /Privacy Act 1988/,
    /Your name and your company/,
    /contact details/,
    /Project information/,
    /Account details/,
    /Technical data/,
    /do not sell personal data/,
    /Cookies and analytics may be used/,
  ]) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
});

test("every module has its page with its title and a link back", async ({ page }) => {
  test.slow();
  await signUp(page);
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
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("Module coming soon...", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the dashboard" })).toBeVisible();
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

test("on paper there is the text without the bar", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const path of ["/", "/terms", "/privacy"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByText("Kingpost Structural", { exact: true }).first()).toBeVisible();
    await expect(page.locator("form")).toBeHidden();
    await expect(page.getByRole("link", { name: /^(Learn More|Consulting Services)/ })).toHaveCount(0);
    const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    expect(ink).toBe("rgb(20, 33, 46)");
    if (path !== "/") continue;
    const chip = page.getByText("20 Years Experience", { exact: true });
    expect(await chip.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(20, 33, 46)");
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
