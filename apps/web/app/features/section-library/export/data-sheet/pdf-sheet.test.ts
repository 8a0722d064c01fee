import { parseProject } from "@kingpost/design/report";
import { lineWidth } from "@kingpost/report";
import { pageContents, pageTexts, testDocument, testFonts } from "@kingpost/report/testing";
import { customSectionRecordOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { capacityFor } from "../../capacities/capacity-for.ts";
import type { Member } from "../../capacities/member/member.ts";
import { catalogue, data, recordOf } from "../../testing/catalogue.ts";
import type { SheetNote } from "../library-table/sheet-rows.ts";
import type { SheetOwner } from "../sheet-owner.ts";
import { dataSheet } from "./data-sheet.ts";
import { drawingFor } from "./pdf-drawing.ts";
import { dataSheetPdf } from "./pdf-sheet.ts";
import { roomOf } from "./pdf-tables.ts";

const fonts = testFonts();
/** The column beside the properties, less what its tables take. Points. */
const DRAWING = { width: 236, height: 290 };
const provenance = { version: data.version, date: "21 November 2026", address: "https://example.com/x" };

async function pdf(id: string, member?: Member) {
  const record = catalogue.record(id);
  if (!record) throw new Error(`No section ${id}`);
  const bytes = await dataSheetPdf(dataSheet(record, provenance, member), fonts);
  return { record, bytes, text: Buffer.from(bytes).toString("latin1") };
}

/** The drawing operators of the one page. */
const content = (bytes: Uint8Array) => pageContents(bytes).join("");

/** One white pixel. */
const PIXEL =
  "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=";

const wordsOf = (notes: readonly SheetNote[]) =>
  notes.map(({ head = "", text }) => `${head} ${text}`.trim()).join(" ");

/** Three lengths that no line of the table has. */
const MEMBER: Member = { lex: 6.25, ley: 3.5, leb: 1.75, alphaM: 1.13 };

const LONGEST = [
  "1200WB455",
  "500WC440_300",
  "690UB125_350",
  "310UC283_350",
  "125PFC_350",
  "200x200x20EA_300",
  "150x90x8UA_300",
  "610.0x12.7CHS_350",
  "400x300x8.0RHS_300",
  "65x65x1.6SHS_300",
];

describe("a data sheet of every family", () => {
  test.each(LONGEST)("%s is one page of A4 with its title and its own faces", async (id) => {
    const { record, text } = await pdf(id, MEMBER);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain("/MediaBox [0 0 595.28 841.89]");
    expect(text).toContain(record.name);
    const embedded = [...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = ""]) => name);
    expect(embedded.every((name) => /^[A-Z]{6}\+(Archivo|NotoSans)/.test(name))).toBe(true);
  });
});

/** A4 with its frame 10 mm from the edge and its title block, points from the foot. */
const FRAME = { left: 28, right: 567, above: 28 + 78, below: 842 - 28 };

test("head, notes and table are within the frame and above the title block", async () => {
  for (const id of LONGEST) {
    const { bytes } = await pdf(id, MEMBER);
    // The drawing, set in its own coordinates, comes after them.
    const [before = ""] = content(bytes).split(/^1 0 0 1 \S+ \S+ cm$/m);
    const places = [...before.matchAll(/^1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm$/gm)];
    expect(places.length, id).toBeGreaterThan(100);
    for (const [, x, y] of places) {
      expect(Number(x), id).toBeGreaterThan(FRAME.left);
      expect(Number(x), id).toBeLessThan(FRAME.right);
      expect(Number(y), id).toBeGreaterThan(FRAME.above);
      expect(Number(y), id).toBeLessThan(FRAME.below);
    }
  }
});

test("no label overlaps a value, in the rows of every sixth section", () => {
  const doc = testDocument();
  const widths = new Map<string, number>();
  const widthOf = (text: string) => {
    const known = widths.get(text) ?? lineWidth(doc, text, { size: 8.2 });
    widths.set(text, known);
    return known;
  };
  for (const record of catalogue.records().filter((_, index) => index % 6 === 0)) {
    const { groups, capacities } = dataSheet(record, provenance);
    const tables = [
      { kind: "property", width: 278, rows: groups.flatMap(({ rows }) => rows) },
      { kind: "capacity", width: 228, rows: capacities.group.rows },
    ] as const;
    for (const { kind, width, rows } of tables) {
      for (const row of rows) {
        const { from, to } = roomOf(row, width, kind);
        expect(widthOf(row.label) + widthOf(row.value), `${record.id} ${row.label}`).toBeLessThan(
          to - from - 1,
        );
      }
    }
  }
});

test("every row has its value, unit and mark as the page shows them", async () => {
  const sheet = dataSheet((await pdf("610.0x12.7CHS_350")).record, provenance);
  const area = sheet.groups[0]?.rows.find(({ label }) => label === "Gross area");
  expect(area).toMatchObject({ value: "23\u202f800", mark: "calc.", isDisputed: false });
  expect(area?.unit.map((run) => run.text).join("")).toBe("mm2");
  expect(wordsOf(sheet.notes)).toContain("Dimensions published, properties calculated.");
});

test("the form factor has two decimals, as on the page", async () => {
  const { record } = await pdf("150x50x2.0RHS_300");
  expect(record.properties.kf).toBe(0.595);
  const rows = dataSheet(record, provenance).groups.flatMap((group) => group.rows);
  expect(rows.find(({ label }) => label === "Form factor")?.value).toBe("0.60");
});

test("only a catalogue section has an availability", async () => {
  const own = customSectionRecordOf("own:I-500x200x16x10-300");
  if (!own) throw new Error("No custom section");
  expect(dataSheet((await pdf("610UB125_300")).record, provenance).availability).toBe("Common");
  const sheet = dataSheet(own, provenance);
  expect(sheet.availability).toBeUndefined();
  const texts = async (one: typeof sheet) => {
    const bytes = await dataSheetPdf(one, fonts);
    return content(bytes).match(/^BT$/gm)?.length ?? 0;
  };
  expect(await texts({ ...sheet, availability: "Common" })).toBe((await texts(sheet)) + 1);
});

test("a disputed value has a dagger and both values under the table", async () => {
  const sheet = dataSheet((await pdf("690UB125_350")).record, provenance);
  const kf = sheet.groups.flatMap((group) => group.rows).find(({ label }) => label === "Form factor");
  expect(kf?.isDisputed).toBe(true);
  expect(wordsOf(sheet.notes)).toContain("\u2020 kf Form factor. Published 0.849, calculated 0.8576.");
});

test("a value that is published and not used has the used one beside it, and the capacities have the dagger", async () => {
  const sheet = dataSheet((await pdf("310UC283_350")).record, provenance);
  const rows = sheet.groups.flatMap((group) => group.rows);
  const strength = rows.find(({ label }) => label === "Yield stress");
  expect([strength?.value, strength?.isDisputed, strength?.mark]).toEqual(["340", true, "330 used"]);
  const marked = sheet.capacities.group.rows.filter(({ isDisputed }) => isDisputed).map(({ label }) => label);
  expect(marked).toContain("Compression");
  expect(marked).not.toContain("Shear along the web");
});

describe("validation: capacities of the sheet against the published design capacity tables", () => {
  // packages/as4100/validation/published.csv has them with their sources.
  test.each([
    ["610UB125_300", "Moment about x", "927", "kNm"],
    ["150x50x2.5RHS_300", "Tension", "302", "kN"],
  ])("%s %s", async (id, label, value, unit) => {
    const { capacities } = dataSheet((await pdf(id)).record, provenance);
    const row = capacities.group.rows.find((one) => one.label === label);
    expect([row?.value, row?.unit.map((run) => run.text).join("")]).toEqual([value, unit]);
  });
});

test("member capacities use the selected factor, with a line for the selected lengths", async () => {
  const { record } = await pdf("610UB125_300");
  const rowsFor = (member: Member) => dataSheet(record, provenance, member).capacities.members.rows;
  const usual = rowsFor({ lex: 3, ley: 3, leb: 3, alphaM: 1 });
  expect(usual.map(({ length }) => length)).toEqual(["1", "2", "3", "4", "5", "6", "8", "10"]);
  const rows = rowsFor(MEMBER);
  expect(rows.map(({ length }) => length)).toEqual([...usual.map(({ length }) => length), "input"]);
  expect(rowsFor({ lex: 4.5, ley: 4.5, leb: 4.5, alphaM: 1 }).at(-1)?.length).toBe("4.5");
  const figures = (text = "") => Number(text.replace("\u202f", ""));
  for (const [index, capacity] of (["phiNcx", "phiNcy", "phiMbx"] as const).entries()) {
    const value = capacityFor(record, capacity, MEMBER);
    const shown = figures(rows.at(-1)?.values[index]) * (capacity === "phiMbx" ? 1e6 : 1e3);
    expect(shown / Number(value)).toBeCloseTo(1, 2);
  }
  // At 10 m the moment is far below the section's: it grows by the factor itself.
  expect(figures(rows[7]?.values[2]) / figures(usual[7]?.values[2])).toBeCloseTo(1.13, 2);
  const notes = wordsOf(dataSheet(record, provenance, MEMBER).notes);
  expect(notes).toContain("On this sheet \u03b1m = 1.13.");
  expect(notes).toContain("Row \u201cinput\u201d: Mbx at le 1.75 m.");
  expect(notes).toContain("Row \u201cinput\u201d: Ncx at lex 6.25 m, Ncy at ley 3.5 m.");
});

test("thousands are separated by a space that the typefaces have", () => {
  const doc = testDocument();
  const widthOf = (text: string) => lineWidth(doc, text, { size: 8 });
  expect(widthOf("12\u202f300")).toBe(widthOf("12\u00a0300"));
});

test("web bearing and restraint length are on the sheet with the stiff bearing length", async () => {
  const { record } = await pdf("610UB125_300");
  const { group, notes } = dataSheet(record, provenance, { ...MEMBER, bs: 150 }).capacities;
  const row = (label: string) => group.rows.find((one) => one.label === label);
  // 0.9 x 1.25 x (150 + 5 x 19.6) x 11.9 x 300 = 996 kN; 49.6 x 30 x sqrt(250 / 280) = 1410 mm
  expect(row("Bearing yield, away from the ends")?.value).toBe("996");
  expect(row("Full restraint length, uniform moment")?.value).toBe("1.41");
  expect(wordsOf(notes)).toContain("Stiff bearing length bs = 150 mm.");
});

/** The heads of the lines of assumptions on a sheet. */
const headsOf = (notes: readonly SheetNote[]) => notes.map(({ head }) => head?.replace(".", ""));

test.each([
  ["610UB125_300", ["All capacities", "Bending", "Shear", "Tension and compression", "Bearing", "Limits"]],
  ["150x90x8UA_300", ["All capacities", "Bending", "Tension and compression", "Limits"]],
  [
    "610.0x12.7CHS_350",
    ["All capacities", "Bending", "Shear", "Tension and compression", "Torsion", "Limits"],
  ],
])("the assumptions of %s are grouped by action, no sentence twice", async (id, heads) => {
  const { notes } = dataSheet((await pdf(id)).record, provenance, MEMBER).capacities;
  expect(headsOf(notes)).toEqual(heads);
  const sentences = wordsOf(notes).split(/(?<=\.) (?=[A-Z])/);
  expect(sentences).toEqual([...new Set(sentences)]);
});

test("only a section with a published value that is not used has an exception among its assumptions", async () => {
  const notesOf = async (id: string) =>
    wordsOf(dataSheet((await pdf(id)).record, provenance).capacities.notes);
  expect(await notesOf("610UB125_300")).not.toContain("Exception");
  expect(await notesOf("310UC283_350")).toContain(
    "Exception: the published fy is a known error on the unsafe side, so the product standard value is used.",
  );
  expect(await notesOf("250PFC_350")).toContain(
    "Exception: the published J is a known error on the unsafe side, so the calculated value is used.",
  );
});

test("a member capacity that depends on a disputed value has a dagger, as on the page", async () => {
  const columns = async (id: string) =>
    dataSheet((await pdf(id)).record, provenance).capacities.members.columns.map(
      ({ isDisputed }) => isDisputed,
    );
  // J of a channel enters phiMbx only.
  expect(await columns("250PFC_350")).toEqual([false, false, true]);
  expect(await columns("610UB125_300")).toEqual([false, false, false]);
});

test("a shear capacity of the web-to-flange weld is labelled so", async () => {
  const labels = async (id: string) =>
    dataSheet((await pdf(id)).record, provenance).capacities.group.rows.map(({ label }) => label);
  expect(await labels("500WC440_350")).toContain("Shear along the web, weld governs");
  expect(await labels("400WC361_350")).toContain("Shear along the web, weld governs");
  expect(await labels("500WC440_300")).toContain("Shear along the web");
});

test("a capacity that is not covered is labelled so and has no number", async () => {
  const { capacities } = dataSheet((await pdf("150x90x8UA_300")).record, provenance);
  const shear = capacities.group.rows.find(({ label }) => label === "Shear");
  expect(shear?.value).toBe("not covered");
  expect(capacities.members.rows.every(({ values }) => values[2] === "\u2013")).toBe(true);
  expect(wordsOf(capacities.notes)).toContain("Lateral buckling of angles");
});

test.each([
  "200x200x26EA_300",
  "100x100x6EA_300",
  "50x50x3EA_300",
  "150x90x8UA_300",
  "55x55x6EA_300",
  "25x25x3EA_300",
])("the drawing of %s shows where its centroid is and the directions of load", async (id) => {
  const { record } = await pdf(id);
  const scene = drawingFor(record, DRAWING.width, DRAWING.height)?.drawn;
  expect(scene?.groups.loads.map(({ load }) => load)).toEqual(["A", "B", "C", "D"]);
  expect(scene?.groups.dimensions.map(({ property }) => property)).toEqual(
    expect.arrayContaining(["nL", "pB", "r1"]),
  );
});

test("the drawing of a channel shows xL, xo and the directions of load", () => {
  const scene = drawingFor(recordOf("200PFC_300"), DRAWING.width, DRAWING.height)?.drawn;
  expect(scene?.groups.loads.map(({ load }) => load)).toEqual(["L", "R"]);
  expect(scene?.groups.dimensions.map(({ property }) => property)).toEqual(
    expect.arrayContaining(["centroidXL", "shearCentreX0"]),
  );
});

test("the faces have every character of a sheet", async () => {
  for (const id of LONGEST) {
    const { bytes } = await pdf(id, MEMBER);
    const glyphs = [...content(bytes).matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
    );
    expect(glyphs.length, id).toBeGreaterThan(1000);
    // Glyph 0 is the box that stands for a missing character.
    expect(glyphs.indexOf("0000"), id).toBe(-1);
  }
});

test("the notes have the surface, the exposed surface to mass ratios and the slenderness of each plate", async () => {
  const notes = wordsOf(dataSheet((await pdf("150UC30.0_300")).record, provenance).notes);
  // The published ratio is 29.7 m2/t; the limits are those of AS 4100 Table 5.2.
  expect(notes).toContain("4 sides, profile 29.7;");
  expect(notes).toContain("3 sides, boxed with 25 mm gap");
  expect(notes).toMatch(/about x: flange outstand [\d.]+ \(9, 16\), web [\d.]+ \(82, 115\)/);
});

const OWNER: SheetOwner = {
  firm: { name: "Beam and Post", lines: ["RPEQ 12345"], logo: PIXEL },
  project: parseProject({ job: "J-77", subject: "Roof", by: "AB", checked: "CD" }),
};

test("the sheet has the firm of the user with its logo, the job, by and checked, and never a firm of ours", async () => {
  const { record } = await pdf("610UB125_300");
  const bytes = await dataSheetPdf(dataSheet(record, provenance, undefined, OWNER), fonts);
  const [texts = []] = pageTexts(bytes);
  expect(texts).toEqual(
    expect.arrayContaining(["Beam and Post", "RPEQ 12345", "J-77 \u00b7 Roof", "AB", "CD", "1 of 1"]),
  );
  expect(Buffer.from(bytes).toString("latin1")).toContain("/Subtype /Image");
  const empty = pageTexts(await dataSheetPdf(dataSheet(record, provenance), fonts))
    .flat()
    .join(" ");
  for (const text of [texts.join(" "), empty]) expect(text).not.toMatch(/ABN|Kingpost Structural/);
});

test("the sheet is tagged: headings, tables with their heads, the drawing with a description, notes", async () => {
  const { text, bytes } = await pdf("610UB125_300");
  expect(text).toContain("/Marked true");
  const types = new Set([...text.matchAll(/\/S \/(\w+)/g)].map(([, type]) => type));
  for (const type of ["Document", "H1", "H2", "Table", "TR", "TH", "TD", "Figure", "P"]) {
    expect(types, type).toContain(type);
  }
  expect(text).toMatch(/\/Alt \(610UB125 to scale 1:\d+ with its dimensions\)/);
  // Nothing is outside a mark: each text is in a part or an artifact.
  let depth = 0;
  for (const operator of content(bytes).match(/^BT$| B[DM]C$|^EMC$/gm) ?? []) {
    if (operator === "BT") expect(depth).toBeGreaterThan(0);
    else depth += operator === "EMC" ? -1 : 1;
  }
  expect(depth).toBe(0);
});
