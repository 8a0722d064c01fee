import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
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

/** What search engines read of a page as it is sent: parsed, without a script or a file. */
interface Head {
  readonly title: string;
  readonly canonical: readonly (string | null)[];
  readonly metas: readonly (readonly [name: string | null, content: string | null])[];
  readonly graphs: readonly string[];
}

const parse = (page: Page, html: string): Promise<Head> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      title: document.title,
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href")),
      metas: all("meta").map((one) => [
        one.getAttribute("property") ?? one.getAttribute("name"),
        one.getAttribute("content"),
      ]),
      graphs: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ""),
    };
  }, html);

/** The content of the only element of metadata with a name. */
function meta({ metas }: Head, name: string): string | null {
  const contents = metas.flatMap(([of, content]) => (of === name ? [content] : []));
  expect(contents, name).toHaveLength(1);
  return contents[0] ?? null;
}

interface Graph {
  readonly "@context": string;
  readonly "@graph": readonly Readonly<Record<string, unknown>>[];
}

function graphOf({ graphs }: Head): Graph {
  expect(graphs).toHaveLength(1);
  return JSON.parse(graphs[0] ?? "");
}

/** The title and the metadata for search engines and sharing; the card is a PNG of the size that it states. */
async function expectMetadata(
  head: Head,
  path: string,
  card: string,
  request: APIRequestContext,
  baseURL: string,
) {
  const { title, canonical } = head;
  const description = meta(head, "description") ?? "";
  expect(title, path).not.toBe("");
  expect(description.length, path).toBeGreaterThan(50);
  expect(description.length, path).toBeLessThanOrEqual(200);
  expect(canonical, path).toEqual([`${baseURL}${path}`]);
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
    expect(meta(head, name), `${path}: ${name}`).toBe(content);

  const picture = await request.get(words["og:image"]);
  expect(picture.status(), card).toBe(200);
  expect(picture.headers()["content-type"], card).toBe("image/png");
  const bytes = await picture.body();
  // The start of a PNG: signature, length and name of the first chunk, width, height.
  expect(bytes.subarray(1, 4).toString(), card).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], card).toEqual([1200, 630]);
  expect([meta(head, "og:image:width"), meta(head, "og:image:height")]).toEqual(["1200", "630"]);
  expect(bytes.length, card).toBeLessThan(300_000);
  return { title, description };
}

function expectGraph(head: Head, path: string, kinds: readonly string[], baseURL: string) {
  const graph = graphOf(head);
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

test("each page has metadata for search engines and sharing of its own, and schema.org data", async ({
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), cards: new Set<string>() };
  for (const { path, card, kinds } of PAGES) {
    const head = await parse(page, await (await request.get(path)).text());
    const { title, description } = await expectMetadata(head, path, card, request, baseURL);
    expectGraph(head, path, kinds, baseURL);
    seen.titles.add(title);
    seen.descriptions.add(description);
    seen.cards.add(card);
  }
  for (const [what, set] of Object.entries(seen)) expect(set.size, what).toBe(PAGES.length);
});

test("the sitemap lists every canonical page, each responds, and a query cannot break out of the structured data", async ({
  page,
  request,
  baseURL,
}) => {
  await test.step("a query cannot break out of the structured data", async () => {
    await page.goto("/section-library-preview?section=</script><script>document.title='run'</script>");
    expect(graphOf(await parse(page, await page.content()))["@graph"].length).toBeGreaterThan(0);
    expect(await page.title()).not.toBe("run");
  });
  await test.step("the sitemap lists every canonical page, and each responds", async () => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
    expect(listed).toEqual(PAGES.map(({ path }) => `${baseURL}${path}`));
    for (const url of listed) expect((await request.get(url)).status(), url).toBe(200);
  });
});
