import { expect, type Page, test } from "@playwright/test";
import { DESIGN_PAGES, designPath } from "../shared/design-pages.ts";

/** Path, social card, and the schema.org types besides page, site and firm. */
const PAGES = [
  { path: "/", card: "home", kinds: [] },
  {
    path: "/consulting",
    card: "consulting",
    kinds: ["BreadcrumbList", "Service", "Service", "Service", "Service"],
  },
  { path: "/engineering-tools", card: "engineering-tools", kinds: ["BreadcrumbList"] },
  { path: "/design", card: "design", kinds: ["BreadcrumbList"] },
  { path: "/terms", card: "terms", kinds: ["BreadcrumbList"] },
  { path: "/privacy", card: "privacy", kinds: ["BreadcrumbList"] },
  {
    path: "/section-library-preview",
    card: "section-library-preview",
    kinds: ["BreadcrumbList", "Dataset"],
  },
  { path: "/about-the-data", card: "about-the-data", kinds: ["BreadcrumbList", "Dataset"] },
  { path: "/design/load-path", card: "load-path", kinds: ["BreadcrumbList"] },
  { path: "/design-tables", card: "design-tables", kinds: ["BreadcrumbList"] },
  { path: "/sections", card: "sections", kinds: ["BreadcrumbList", "Dataset"] },
  ...DESIGN_PAGES.flatMap(({ kind }) => [
    { path: designPath(kind), card: kind, kinds: ["BreadcrumbList"] },
    { path: `${designPath(kind)}/validation`, card: `${kind}-validation`, kinds: ["BreadcrumbList"] },
  ]),
] as const;

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");

interface Graph {
  readonly "@context": string;
  readonly "@graph": readonly Readonly<Record<string, unknown>>[];
}

async function graphOf(page: Page): Promise<Graph> {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  return JSON.parse((await scripts.textContent()) ?? "");
}

for (const { path, card, kinds } of PAGES) {
  test(`${path} has metadata for search engines and sharing`, async ({ page, request, baseURL }) => {
    await page.goto(path);
    const title = await page.title();
    const description = (await meta(page, "description")) ?? "";
    expect(title).not.toBe("");
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(200);
    // The second address of the tools has the first as canonical.
    const canonical = path === "/design" ? "/engineering-tools" : path;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${canonical}`);
    const words = {
      "og:title": title,
      "og:description": description,
      "og:url": `${baseURL}${path}`,
      "og:type": "website",
      "og:locale": "en_AU",
      "og:image": `${baseURL}/cards/${card}.png`,
      "twitter:card": "summary_large_image",
    };
    for (const [name, content] of Object.entries(words)) expect(await meta(page, name), name).toBe(content);

    const picture = await request.get(words["og:image"]);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    // The start of a PNG: signature, length and name of the first chunk, width, height.
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([await meta(page, "og:image:width"), await meta(page, "og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test(`${path} has schema.org data`, async ({ page, baseURL }) => {
    await page.goto(path);
    const graph = await graphOf(page);
    expect(graph["@context"]).toBe("https://schema.org");
    const things = graph["@graph"];
    expect(things.map((thing) => thing["@type"])).toEqual([
      "WebPage",
      "WebSite",
      "ProfessionalService",
      ...kinds,
    ]);
    const firm = things.find((thing) => thing["@type"] === "ProfessionalService");
    expect(firm).toMatchObject({
      name: "Kingpost Structural",
      email: "office@example.com",
      telephone: "+61770100123",
    });
    // Every reference has a target.
    const known = new Set(things.map((thing) => thing["@id"]));
    for (const { provider, publisher, creator, isPartOf } of things) {
      for (const reference of [provider, publisher, creator, isPartOf]) {
        if (reference) expect(known).toContain((reference as { "@id": string })["@id"]);
      }
    }
    const way = things.find((thing) => thing["@type"] === "BreadcrumbList");
    if (way) {
      const items = way.itemListElement as readonly { position: number; item: string }[];
      expect(items.map(({ position, item }) => [position, item])).toEqual([
        [1, `${baseURL}/`],
        [2, `${baseURL}${path}`],
      ]);
    }
  });
}

test("each page has a unique title, description and card", async ({ page }) => {
  const seen = { titles: new Set(), descriptions: new Set(), cards: new Set() };
  const listed = PAGES.filter(({ path }) => path !== "/design");
  for (const { path } of listed) {
    await page.goto(path);
    seen.titles.add(await page.title());
    seen.descriptions.add(await meta(page, "description"));
    seen.cards.add(await meta(page, "og:image"));
  }
  for (const set of Object.values(seen)) expect(set.size).toBe(listed.length);
});

test("a query cannot break out of the structured data", async ({ page }) => {
  await page.goto("/section-library-preview?section=</script><script>document.title='run'</script>");
  expect((await graphOf(page))["@graph"].length).toBeGreaterThan(0);
  expect(await page.title()).not.toBe("run");
});

test("the sitemap lists every canonical page, and each responds", async ({ request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(listed).toEqual(
    PAGES.filter(({ path }) => path !== "/design").map(({ path }) => `${baseURL}${path}`),
  );
  for (const url of listed) expect((await request.get(url)).status(), url).toBe(200);
});
