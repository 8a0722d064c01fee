import { expect, test } from "vitest";
import { brand } from "../../../shared/brand.ts";
import type { SITE_PAGES } from "../../../shared/site-pages.ts";
import { pageGraph, service } from "./structured-data.ts";

const ORIGIN = "https://example.com";

test("the firm is described by the brand file alone", () => {
  const graph = pageGraph(ORIGIN, "home", { title: "T", description: "D" }, []);
  const firm = graph["@graph"].find((thing) => thing["@type"] === "ProfessionalService");
  expect(firm).toMatchObject({
    name: brand.firmName,
    legalName: brand.legalName,
    identifier: brand.companyNumber,
    telephone: brand.phoneDialled,
  });
  for (const claim of ["aggregateRating", "review", "openingHours", "priceRange", "foundingDate"]) {
    expect(firm).not.toHaveProperty(claim);
  }
});

test("a page below the home page has a breadcrumb, the home page has none", () => {
  const kinds = (page: keyof typeof SITE_PAGES) =>
    pageGraph(ORIGIN, page, { title: "T", description: "D" }, [])["@graph"].map((thing) => thing["@type"]);
  expect(kinds("home")).not.toContain("BreadcrumbList");
  expect(kinds("terms")).toContain("BreadcrumbList");
});

test("a service names the firm that provides it", () => {
  expect(service(ORIGIN, { title: "Design", text: "Of frames." })).toMatchObject({
    "@type": "Service",
    name: "Design",
    provider: { "@id": `${ORIGIN}/#firm` },
  });
});
