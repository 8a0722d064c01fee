import { expect, test } from "vitest";
import { offlinePage } from "./offline-page.ts";

const BEAM = { address: "/design/steel-beam", title: "Steel Beam" };
const TABLES = { address: "/design-tables", title: "Design Tables" };

/** The addresses and words of the links of the page. */
async function linksOf(given: Partial<Parameters<typeof offlinePage>[0]>): Promise<readonly string[]> {
  const page = offlinePage({ style: "/shell.css", productName: "Kingpost", preview: undefined, ...given });
  const html = await page.text();
  return [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, to, words]) => `${words}: ${to}`);
}

test("the dashboard offline leads back to the design that the user came from, and to all kept pages", async () => {
  const opened = [BEAM, TABLES];
  const kept = ["Steel Beam: /design/steel-beam", "Design Tables: /design-tables", "Try again: "];
  expect(await linksOf({ opened, from: "https://example.com/design/steel-beam?d=1.a&design=7" })).toEqual([
    "Back to Steel Beam: /design/steel-beam?d=1.a&amp;design=7",
    ...kept,
  ]);
  for (const from of ["", "about:client", "https://example.com/design/pile-cap?d=1.a"])
    expect(await linksOf({ opened, from })).toEqual(kept);
});

test("the dashboard offline leads to no module that this browser has not kept", async () => {
  expect(await linksOf({ from: "https://example.com/design/steel-beam" })).toEqual(["Try again: "]);
});
