import {
  BEARING_CAPACITIES,
  type CapacityQuery,
  DETAIL_CAPACITIES,
  derive,
  SECTION_CAPACITIES,
} from "@kingpost/as4100";
import { type Block, reportPdf, stepBlocks } from "@kingpost/report";
import { pageContents, testFonts } from "@kingpost/report/testing";
import { steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { recordOf } from "../../testing/catalogue.ts";

const QUERIES: readonly CapacityQuery[] = [
  ...SECTION_CAPACITIES.map((capacity) => ({ capacity })),
  ...DETAIL_CAPACITIES.map((capacity) => ({ capacity })),
  ...BEARING_CAPACITIES.map((capacity) => ({ capacity, bs: 100 })),
  { capacity: "phiNcx", le: 3000 },
  { capacity: "phiMbx", le: 3000 },
];

function derivationsOf(id: string): Block[] {
  const section = steelSectionOf(recordOf(id));
  return QUERIES.flatMap((query) => {
    const derivation = derive(section, query);
    return "steps" in derivation ? stepBlocks(derivation.steps) : [];
  });
}

test("every derivation of a section of each kind is set within the frame, in faces that have its characters", async () => {
  for (const id of [
    "610UB125_300",
    "200PFC_300",
    "150x90x8UA_300",
    "168.3x6.4CHS_350",
    "150x50x2.5RHS_300",
  ]) {
    const bytes = await reportPdf(
      {
        info: { title: id, author: "", subject: "", creator: "" },
        titleBlock: {
          firm: { name: "Firm", lines: [] },
          kind: "Derivations",
          title: id,
          subtitle: "",
          detail: "",
          scale: { label: "Scale", text: "" },
          fields: [],
          address: "https://example.com/",
        },
        blocks: derivationsOf(id),
      },
      testFonts(),
    );
    const pages = pageContents(bytes);
    expect(pages.length, id).toBeGreaterThan(2);
    for (const content of pages) {
      const glyphs = [...content.matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
      );
      // Glyph 0 is the box that stands for a missing character.
      expect(glyphs.indexOf("0000"), id).toBe(-1);
      for (const [, x, y] of content.matchAll(/^1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm$/gm)) {
        expect(Number(x)).toBeGreaterThan(28);
        expect(Number(x)).toBeLessThan(567);
        expect(Number(y)).toBeGreaterThan(28);
        expect(Number(y)).toBeLessThan(842 - 28);
      }
    }
  }
});
