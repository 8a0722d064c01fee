import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { createAccount, open } from "../account/account.ts";

test("a size has one page with both grades, its drawing, its capacities and its neighbours", async ({
  page,
  baseURL,
}) => {
  await page.goto("/sections/360UB44.7");
  await expect(page).toHaveURL(`${baseURL}/sections/360ub44.7`);
  await expect(page.getByRole("heading", { name: "360UB44.7" })).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  // The symbols of a table are a column of their own.
  const symbol = row("Second moment of area").first().locator(".row-name > :first-child");
  expect((await symbol.boundingBox())?.width).toBeGreaterThan(30);
  await expect(page.getByText("Properties published.")).toHaveCount(2);
  // Published values.
  await expect(row("Second moment of area").first().getByRole("cell")).toHaveText(["121", "121", /mm/]);
  await expect(row("Section moment capacity about x").getByRole("cell")).toHaveText(["222", "247", /kNm/]);
  await page.getByRole("link", { name: "310UB46.2" }).click();
  await expect(page.getByRole("heading", { name: "310UB46.2" })).toBeVisible();
  await page.getByRole("link", { name: "All 35 universal beams" }).click();
  await expect(page.getByRole("heading", { name: "Universal beams" })).toBeVisible();
  await page.getByRole("link", { name: "Steel sections", exact: true }).click();
  await page.getByRole("link", { name: /^Equal angles/ }).click();
  await expect(page.getByRole("link", { name: "200x200x26EA" })).toBeVisible();
  // Sizes that the tables list by their dimensions only.
  await page.goto("/sections/circular-hollow-sections");
  await expect(page.getByRole("row").filter({ hasText: "88.9x5.9CHS" })).toContainText("calc.");
  await expect(page.getByText("calc.: calculated from the dimensions, not published.")).toBeVisible();
});

test("the head of a size has its star, grade, modules and exports in one row, without a script", async ({
  page,
}) => {
  await page.goto("/sections/360ub44.7");
  const { x: left = 0, y: top = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
  for (const part of [
    page.getByRole("link", { name: "Sign in to add 360UB44.7 to your favourites" }).first(),
    page.getByRole("button", { name: "Design" }),
    page.getByRole("button", { name: "Export" }),
    page.getByRole("link", { name: "Open in the Section Library" }),
  ]) {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThan(left);
    expect(Math.abs((box?.y ?? 0) - top)).toBeLessThan(8);
  }
  const button = page.getByRole("button", { name: "Export" });
  await button.click();
  const link = page.getByRole("link", { name: "Properties and capacities JSON" });
  await expect(link).toHaveAttribute("href", "/api/v1/sections/360ub44.7");
  const [below, above] = [await link.boundingBox(), await button.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(4);
  await page.getByRole("button", { name: "Design" }).click();
  await expect(page.getByRole("link", { name: "Steel Beam" })).toHaveAttribute(
    "href",
    "/design/steel-beam?section=360UB44.7_300",
  );
  await page.getByText("Aust350, Grade\u00a0350").first().click();
  await expect(page.locator(".size-strip:visible")).toContainText("247 kNm");
  await expect(page.getByRole("img", { name: "Member compression capacity, Aust350" })).toBeVisible();
});

test("the files of a size are made on its page, which loads what makes them with the first one", async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && void scripts.push(request.url()));
  await page.goto("/sections/360ub44.7");
  await page.locator("html[data-reading]").waitFor();
  expect(scripts.map((url) => new URL(url).pathname)).toEqual([expect.stringMatching(/public-page-/)]);
  const take = async (name: RegExp) => {
    await page.getByRole("button", { name: "Export" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const file = await downloading;
    await expect(page.getByText(`Downloaded ${file.suggestedFilename()}.`)).toBeVisible();
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "latin1") };
  };
  const dxf = await take(/^Drawing for CAD/);
  expect(dxf.name).toBe("360UB44.7-Grade-300.dxf");
  expect(dxf.text).toContain("LWPOLYLINE");
  const sheet = await take(/^Data sheet, Grade 350/);
  expect([sheet.name, sheet.text.slice(0, 5)]).toEqual(["360UB44.7-Grade-350.pdf", "%PDF-"]);
  // Published values of both grades.
  const table = await take(/^Table CSV/);
  expect(table.text.trim().split("\r\n")).toHaveLength(3);
  expect(table.text).toMatch(/121000000.*121000000/s);

  await test.step("where the page cannot load what makes them, a file leads to the size in the library", async () => {
    const other = await context.newPage();
    await other.route("**/assets/entry.client-*.js", (route) => route.abort());
    await other.route("**/assets/manifest-*.js", (route) => route.abort());
    await other.goto("/sections/360ub44.7");
    await other.locator("html[data-reading]").waitFor();
    await other.getByRole("button", { name: "Export" }).click();
    await other.getByRole("link", { name: /^Drawing SVG/ }).click();
    await other.waitForURL("**/section-library-preview?section=360UB44.7_300");
  });
});

test("the star of a size leads to sign in and back, and then keeps the favourite on the page", async ({
  page,
}) => {
  await page.goto("/sections/360ub44.7");
  await expect(page.getByRole("link", { name: /^Sign in to add/ }).first()).toHaveAttribute(
    "href",
    "/signin?next=%2Fsections%2F360ub44.7",
  );
  await createAccount(page);
  await open(page, "/sections/360ub44.7");
  const star = page.getByRole("button", { name: "Favourite: 360UB44.7" }).first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await page.context().request.get("/api/saved")).json())
    .toMatchObject({ favourites: ["360UB44.7_300"] });
});

test("an address as people type it leads to the page of the size or family, and an unknown one to those like it", async ({
  request,
  page,
}) => {
  await test.step("an address as people type it leads to the page of the size or family", async () => {
    for (const [typed, page] of [
      ["150x100x6rhs", "150x100x6.0rhs"],
      ["ub", "universal-beams"],
    ]) {
      const answer = await request.get(`/sections/${typed}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, `/sections/${page}`]);
    }
  });
  await test.step("an unknown size is 404 with those that are like it", async () => {
    const response = await page.goto("/sections/360ub99");
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "360UB44.7" }).click();
    await expect(page.getByRole("heading", { name: "360UB44.7" })).toBeVisible();
  });
});

test("the pages of all sections are in their site map, with structured data and the data package", async ({
  page,
  request,
  baseURL,
}) => {
  await test.step("structured data of a size are its published properties", async () => {
    await page.goto("/sections/610ub125");
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
    const [dataset] = graph["@graph"].filter((one: { "@type": string }) => one["@type"] === "Dataset");
    expect(dataset.variableMeasured).toContainEqual({
      "@type": "PropertyValue",
      name: "Second moment of area, Ix",
      value: 986e6,
      unitText: "mm4",
    });
  });
  await test.step("the pages of all sections are in their site map, and the data package is named", async () => {
    const sitemap = await (await request.get("/sitemap-sections.xml")).text();
    for (const path of ["universal-beams", "360ub44.7", "168.3x7.1chs"])
      expect(sitemap).toContain(`<loc>${baseURL}/sections/${path}</loc>`);
    const latest = await (await request.get("/data/latest.json")).json();
    expect((await request.get(latest.url)).headers()["content-type"]).toBe("application/zip");
    const { paths } = await (await request.get("/api/v1/openapi.json")).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/api/v1/sections/{size}", "/data/latest.json", "/api/v1/design/steel-beam"]),
    );
  });
});

test("a phone shows the values of a size in one grade, which can be chosen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/sections/360ub44.7");
  const row = page.getByRole("row", { name: /Section moment capacity about x/ });
  await expect(row.getByRole("cell")).toHaveText(["222", /kNm/]);
  await page.getByText("Aust350, Grade\u00a0350").first().click();
  await expect(row.getByRole("cell")).toHaveText(["247", /kNm/]);
  const scales = await page.locator(".capacity-chart > svg").evaluateAll((charts) =>
    charts
      .filter((chart) => chart.checkVisibility())
      .map((chart) => {
        const { a = 0 } = chart instanceof SVGSVGElement ? (chart.getScreenCTM() ?? {}) : {};
        return a * Number.parseFloat(getComputedStyle(chart).fontSize);
      }),
  );
  expect(scales.length).toBeGreaterThan(0);
  for (const size of scales) expect(size, "text of a chart, CSS pixels").toBeGreaterThan(8.5);
});
