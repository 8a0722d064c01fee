import { expect, type Page, test } from "@playwright/test";
import { DESIGN_PAGES } from "../../shared/design-pages.ts";
import { createAccount, open, signUp } from "../account/account.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Site", exact: true });

/** The links of a footer. */
const FEET: Readonly<Record<string, readonly string[]>> = {
  "/": ["Consulting Services", "Engineering Tools", "Client Portal"],
  "/consulting": ["Home", "Engineering Tools", "Client Portal"],
  "/terms": ["Home", "Consulting Services", "Engineering Tools"],
  "/privacy": ["Home", "Consulting Services", "Engineering Tools"],
};

/** The five tool lines, each marked as coming soon. */
async function expectToolLines(page: Page) {
  for (const line of [
    "Steel beam and column design",
    "Concrete member design",
    "Shallow and deep foundation design",
    "Steel connection design",
    "Section library and database",
  ]) {
    await expect(page.getByRole("listitem").filter({ hasText: line }).last()).toHaveText(
      `${line} Coming Soon`,
    );
  }
}

test("the bar of the public site links to its pages and to the sections of the home page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/terms");
  await expect(bar(page).getByRole("link")).toHaveText([
    "Consulting Services",
    "Engineering Tools",
    "About Us",
    "Contact",
  ]);
  await bar(page).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/#contact");
  await expect(page.getByRole("heading", { name: "Get In Touch" })).toBeInViewport();
});

/** The nine tiles of the listing of the modules, and where one of them leads. */
async function expectListing(page: Page) {
  await expect(page.getByRole("link", { name: /^Section Library/ }).last()).toContainText(
    "Preview available",
  );
  await expect(page.getByRole("link", { name: "Open the Section Library preview" })).toHaveAttribute(
    "href",
    "/section-library-preview",
  );
  await page.getByRole("link", { name: /^Steel Beam Beta available Coming Soon/ }).click();
  await expect(page).toHaveURL(/\/signin/);
}

/** What each public page has besides its frame. */
const CONTENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Expert Structural Engineering Services",
    );
    for (const name of ["Our Services", "About Us", "Get In Touch", "Send Us a Message"]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Learn More" })).toHaveCount(2);
    for (const text of ["CPEng", "RPEQ", "NER", "20 Years Experience"]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("Queensland and Australia-wide, remote and on-site").first()).toBeVisible();
    await expectToolLines(page);
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
  },
  "/consulting": async (page) => {
    for (const name of [
      "Our Services",
      "Project Types We Handle",
      "Why Choose Our Consulting Services?",
      "Ready to Start Your Project?",
      "Structural analysis and design",
      "Construction documentation",
      "Expert witness services",
      "Specialised engineering",
    ]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    for (const type of [
      "Oil and gas",
      "Mining infrastructure",
      "Power generation",
      "Energy",
      "Water infrastructure and water treatment plants",
      "Warehouses and distribution centres",
      "Processing facilities",
      "Heavy industrial",
      "Commercial buildings",
    ]) {
      await expect(page.getByText(type, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/");
    await expect(
      page.getByText("Drawings and specifications for tender, fabrication and construction."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Explore Engineering Tools" })).toHaveAttribute(
      "href",
      "/engineering-tools",
    );
  },
  "/engineering-tools": async (page) => {
    await expect(page.getByRole("heading", { name: "Smart Structural Design Tools" })).toBeVisible();
    for (const name of ["Fast Calculations", "Cloud-Based", "Standards Compliant", "Professional Support"]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    // Nine tiles and five lines of tools.
    await expect(page.getByText("Coming Soon", { exact: true })).toHaveCount(14);
    await expect(page.getByText("For practising engineers, students and schools.")).toBeVisible();
    await expectToolLines(page);
  },
  "/design": async (page) => {
    await expect(page.getByRole("heading", { name: "Design", exact: true })).toBeVisible();
    await expect(page.getByText("Coming Soon", { exact: true })).toHaveCount(9);
    await expect(page.getByRole("heading", { name: "Fast Calculations" })).toHaveCount(0);
    await expect(page.locator(".open-now-door").first()).toContainText("Steel Beam Beta");
  },
  "/terms": async (page) => {
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
  },
  "/privacy": async (page) => {
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
  },
};

/** The footer of a page: links, number, year, privacy and terms. */
async function expectFooter(page: Page, path: string) {
  const foot = page.getByRole("contentinfo");
  const nav = foot.getByRole("navigation", { name: "Quick Links" });
  await expect(nav.getByRole("link"), path).toHaveCount(3);
  const links = FEET[path];
  if (links) await expect(nav.getByRole("link"), path).toHaveText([...links]);
  if (links?.includes("Client Portal"))
    await expect(nav.getByRole("link", { name: "Client Portal" })).toHaveAttribute("href", "/signin");
  await expect(foot).toContainText(`\u00a9 ${new Date().getFullYear()}`);
  await expect(foot).toContainText("ABN");
  await expect(foot.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  await expect(foot.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms");
}

/** On paper there is the text without the bar. */
async function expectPrint(page: Page, path: string) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText("Kingpost Structural", { exact: true }).first()).toBeVisible();
  await expect(page.locator("form")).toBeHidden();
  await expect(page.getByRole("link", { name: /^(Learn More|Consulting Services)/ })).toHaveCount(0);
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  expect(ink).toBe("rgb(20, 33, 46)");
  if (path === "/") {
    const chip = page.getByText("20 Years Experience", { exact: true });
    expect(await chip.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(20, 33, 46)");
  }
  await page.emulateMedia({ media: null, colorScheme: null });
}

test("each public page has its content, footer and print and marks itself in the bar, and its logo leads home", async ({
  page,
}) => {
  test.slow();
  const today = new Intl.DateTimeFormat("en-AU", {
    dateStyle: "long",
    timeZone: "Australia/Brisbane",
  }).format(new Date());
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, expectContent] of Object.entries(CONTENTS)) {
    await test.step(path, async () => {
      await open(page, path);
      await expectContent(page);
      await expectFooter(page, path);
      if (path === "/consulting")
        await expect(bar(page).locator("[aria-current=page]")).toHaveText(["Consulting Services"]);
      if (["/terms", "/privacy"].includes(path))
        await expect(page.getByText(`Effective date: ${today}`)).toBeVisible();
      if (["/", "/terms", "/privacy"].includes(path)) await expectPrint(page, path);
      if (["/engineering-tools", "/design"].includes(path)) {
        await expectListing(page);
        return;
      }
      await page.getByRole("banner").getByRole("link", { name: "Kingpost" }).click();
      await expect(page, path).toHaveURL("/");
    });
  }
});

test("Contact Us leads to / and to the form on it, for a visitor and for a user", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await createAccount(page);
    await open(page, "/consulting");
    await page.getByRole("link", { name: "Contact Us" }).click();
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeInViewport();
    await expect(page.getByLabel("Message", { exact: true })).toBeInViewport();
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  }
});

test("the dashboard opens saved comparisons and favourites, has its groups, and has tiles that lead to their modules", async ({
  page,
}) => {
  await signUp(page);
  await test.step("the dashboard opens saved comparisons and favourites with one click", async () => {
    const saved = page.getByRole("region", { name: "Saved comparisons" });
    const favourites = page.getByRole("region", { name: "Favourites" });
    await expect(saved).toContainText("No saved comparisons.");
    await expect(favourites).toContainText("No favourites.");
    const { uid } = await (await page.request.get("/api/session")).json();
    const save = (change: Readonly<Record<string, string>>) =>
      page.request.post("/api/saved", {
        form: { uid, ...change },
        headers: { Origin: new URL(page.url()).origin },
      });
    await save({ change: "star", section: "610UB125_350" });
    await save({ change: "save", name: "Rafter", sections: "610UB125_300,360UB44.7_300" });
    await page.reload();
    await favourites.getByRole("link", { name: "610UB125 Aust350" }).click();
    await expect(page).toHaveURL("/section-library?section=610UB125_350");
    await expect(page.getByRole("heading", { name: "610UB125" })).toBeVisible();
    await page.goto("/dashboard");
    await saved.getByRole("link", { name: "Rafter 610UB125, 360UB44.7" }).click();
    await expect(page).toHaveURL("/section-library?compare=610UB125_300,360UB44.7_300");
  });
  await page.goto("/dashboard");
  await test.step("the dashboard has its groups, marks the modules to come, and has tiles of 220 by 220 that lead to their modules", async () => {
    // Eight tiles besides the library, of which those with a beta show it.
    await expect(page.getByText("Coming soon", { exact: true })).toHaveCount(8 - DESIGN_PAGES.length);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Section Library", exact: true }),
    ).toBeVisible();
    const headings = ["STEEL", "CONCRETE", "FOUNDATION", "SECTION LIBRARY"].map(
      (group) => `${group} MEMBER DESIGN`,
    );
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      "Open now",
      "Saved work",
      "All modules",
    ]);
    const groups = main.getByRole("heading", { level: 3, name: "MEMBER DESIGN" });
    await expect(groups).toHaveText(headings);
    const tile = page.getByRole("link", { name: "Pile Cap Beta", exact: true });
    const box = await tile.boundingBox();
    expect([box?.width, box?.height]).toEqual([220, 220]);
    await tile.click();
    await expect(page).toHaveURL("/pile-cap-design");
    await expect(page.getByRole("heading", { name: "Pile Cap Design" })).toBeVisible();
    await expect(page.getByText("Module coming soon...")).toBeVisible();
  });
});

test("search engines find the public pages, each at one canonical address, and no utility pages", async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`<loc>${baseURL}/consulting</loc>`);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain("Allow: /api/v1/sections\n");
  expect(await (await request.get("/consulting?x=1")).text()).toContain(
    `<link rel="canonical" href="${baseURL}/consulting"/>`,
  );
  const canonical = page.locator("link[rel=canonical]");
  for (const [asked, is] of [
    ["/design", "/design"],
    ["/Consulting", "/consulting"],
  ]) {
    await open(page, asked ?? "");
    await expect(canonical).toHaveAttribute("href", `${baseURL}${is}`);
  }
  for (const path of ["/signin", "/signup", "/reset-password"]) {
    await open(page, path);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  await page.goto("/no-such-page");
  await expect(canonical).toHaveCount(0);
  await expect(page).toHaveTitle("Page not found \u00b7 Kingpost Structural");
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("security.txt and the icon are complete, and an oversized form is rejected before it is read", async ({
  request,
  baseURL,
}) => {
  await test.step("security.txt has a contact and an expiry date in the future", async () => {
    const answer = await request.get("/.well-known/security.txt");
    expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      (await answer.text())
        .trim()
        .split("\n")
        .map((line) => /^([A-Za-z-]+): (.+)$/.exec(line)?.slice(1) ?? [])
        .map(([name = "", value = ""]) => [name, value]),
    );
    expect(fields.get("Contact")).toMatch(/^mailto:\S+@\S+$/);
    expect(fields.get("Canonical")).toBe(`${baseURL}/.well-known/security.txt`);
    const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
  await test.step("the fallback icon has three sizes", async () => {
    const answer = await request.get("/favicon.ico");
    expect(answer.headers()["content-type"]).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
    const icon = await answer.body();
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = [0, 1, 2].map((index) => {
      const entry = 6 + 16 * index;
      const picture = icon.readUInt32LE(entry + 12);
      // A PNG has its width after its signature and the header of its first chunk.
      return [icon.readUInt8(entry), icon.readUInt32BE(picture + 16)];
    });
    expect(sizes).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ]);
  });
  await test.step("an oversized form is rejected before it is read", async () => {
    const answer = await request.post("/contact", {
      headers: { Origin: baseURL ?? "", "Content-Type": "application/x-www-form-urlencoded" },
      data: `message=${"x".repeat(400_000)}`,
    });
    expect(answer.status()).toBe(413);
  });
});
