import { expect, type Page, test } from "@playwright/test";
import { DESIGN_PAGES, designPath } from "../../shared/design-pages.ts";

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
  { path: "/design/validation", card: "validation", kinds: ["BreadcrumbList"] },
  { path: "/design-tables", card: "design-tables", kinds: ["BreadcrumbList"] },
  { path: "/sections", card: "sections", kinds: ["BreadcrumbList", "Dataset"] },
  { path: "/api", card: "programs", kinds: ["BreadcrumbList"] },
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

/** The title and the metadata for search engines and sharing; the card is a PNG of the size that it states. */
async function expectMetadata(page: Page, path: string, card: string, baseURL: string) {
  const title = await page.title();
  const description = (await meta(page, "description")) ?? "";
  expect(title, path).not.toBe("");
  expect(description.length, path).toBeGreaterThan(50);
  expect(description.length, path).toBeLessThanOrEqual(200);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${path}`);
  const words = {
    "og:title": title,
    "og:description": description,
    "og:url": `${baseURL}${path}`,
    "og:type": "website",
    "og:locale": "en_AU",
    "og:image": `${baseURL}/cards/${card}.png`,
    "twitter:card": "summary_large_image",
  };
  for (const [name, content] of Object.entries(words))
    expect(await meta(page, name), `${path}: ${name}`).toBe(content);

  const picture = await page.request.get(words["og:image"]);
  expect(picture.status(), card).toBe(200);
  expect(picture.headers()["content-type"], card).toBe("image/png");
  const bytes = await picture.body();
  // The start of a PNG: signature, length and name of the first chunk, width, height.
  expect(bytes.subarray(1, 4).toString(), card).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], card).toEqual([1200, 630]);
  expect([await meta(page, "og:image:width"), await meta(page, "og:image:height")]).toEqual(["1200", "630"]);
  expect(bytes.length, card).toBeLessThan(300_000);
  return { title, description };
}

async function expectGraph(page: Page, path: string, kinds: readonly string[], baseURL: string) {
  const graph = await graphOf(page);
  expect(graph["@context"], path).toBe("https://schema.org");
  const things = graph["@graph"];
  expect(
    things.map((thing) => thing["@type"]),
    path,
  ).toEqual(["WebPage", "WebSite", "ProfessionalService", ...kinds]);
  const firm = things.find((thing) => thing["@type"] === "ProfessionalService");
  expect(firm, path).toMatchObject({
    name: "Kingpost Structural",
    email: "office@example.com",
    telephone: "+61770100123",
  });
  // Every reference has a target.
  const known = new Set(things.map((thing) => thing["@id"]));
  for (const { provider, publisher, creator, isPartOf } of things) {
    for (const reference of [provider, publisher, creator, isPartOf]) {
      if (reference) expect(known, path).toContain((reference as { "@id": string })["@id"]);
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
}

test.describe("as sent, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each page has metadata for search engines and sharing of its own, and schema.org data", async ({
    page,
    baseURL: origin,
  }) => {
    const baseURL = origin ?? "";
    const seen = { titles: new Set<string>(), descriptions: new Set<string>(), cards: new Set<string>() };
    for (const { path, card, kinds } of PAGES) {
      await page.goto(path);
      const { title, description } = await expectMetadata(page, path, card, baseURL);
      await expectGraph(page, path, kinds, baseURL);
      seen.titles.add(title);
      seen.descriptions.add(description);
      seen.cards.add(card);
    }
    for (const [what, set] of Object.entries(seen)) expect(set.size, what).toBe(PAGES.length);
  });
});

test("the sitemap lists every canonical page, each responds, and a query cannot break out of the structured data", async ({
  page,
  request,
  baseURL,
}) => {
  await test.step("a query cannot break out of the structured data", async () => {
    await page.goto("/section-library-preview?section=</script><script>document.title='run'</script>");
    expect((await graphOf(page))["@graph"].length).toBeGreaterThan(0);
    expect(await page.title()).not.toBe("run");
  });
  await test.step("the sitemap lists every canonical page, and each responds", async () => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
    expect(listed).toEqual(PAGES.map(({ path }) => `${baseURL}${path}`));
    for (const url of listed) expect((await request.get(url)).status(), url).toBe(200);
  });
});
