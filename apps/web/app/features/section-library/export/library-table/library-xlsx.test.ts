import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Member } from "../../capacities/member/member.ts";
import { catalogue, data } from "../../testing/catalogue.ts";
import { libraryXlsx } from "./library-xlsx.ts";

const provenance = { version: data.version, date: "21 November 2026", address: "https://example.com/?q=" };

async function parts(ids: readonly string[], member?: Member) {
  const records = ids.flatMap((id) => catalogue.record(id) ?? []);
  const blob = await libraryXlsx(records, provenance, member);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return (path: string) => strFromU8(files[path] ?? new Uint8Array());
}

test("the workbook has its three sheets", async () => {
  const part = await parts(["610UB125_300"]);
  const names = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(["Sections", "Source of each value", "Sources"]);
});

test("numbers are numbers in full, texts are texts, and no cell is a formula", async () => {
  const part = await parts(["610UB125_300", "200x200x20EA_300"]);
  const sheet = part("xl/worksheets/sheet1.xml");
  expect(sheet).toMatch(/<c r="[A-Z]+2"[^>]*><v>986000000<\/v>/);
  expect(sheet).toContain("<v>-16900000</v>");
  expect(sheet).not.toContain("<f>");
  expect(part("xl/sharedStrings.xml") + sheet).toContain("610UB125");
});

test("the header row has the units, and numbers have the formats of the page over values in full", async () => {
  const part = await parts(["610UB125_350"], { lex: 6, ley: 3, leb: 1.5, alphaM: 1.13 });
  const strings = [...part("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
  const styles = part("xl/styles.xml");
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const xfs = [
    ...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? "").matchAll(/<xf (?:numFmtId="(\d+)")?/g),
  ].map(([, id]) => formats.get(id));
  const cells = [
    ...part("xl/worksheets/sheet1.xml").matchAll(/<c r="([A-Z]+)(\d+)"([^>]*)>(?:<v>([^<]*)<\/v>)?/g),
  ];
  const columnOf = new Map(
    cells.flatMap(([, column, row, , value]) => (row === "1" ? [[strings[Number(value)], column]] : [])),
  );
  const cellUnder = (head: string) => {
    const [, , , attributes = "", value] =
      cells.find(([, column, row]) => row === "2" && column === columnOf.get(head)) ?? [];
    return [value, xfs[Number(/s="(\d+)"/.exec(attributes)?.[1])]];
  };
  expect(cellUnder("Ix (mm4)")).toEqual(["986000000", "#,##0"]);
  expect(cellUnder("kf")).toEqual(["0.916", "0.00"]);
  expect(cellUnder("tf (mm)")).toEqual(["19.6", "0.0#"]);
  expect(cellUnder("phiMsx (kNm)")[1]).toBe("#,##0.0");
  expect(cellUnder("alpha_m")).toEqual(["1.13", "0.00#"]);
});

test("capacities are numbers in kN and kNm, and the sources sheet states the lengths", async () => {
  const part = await parts(["610UB125_300"], { lex: 6, ley: 3, leb: 1.5, alphaM: 1.13 });
  const strings = part("xl/sharedStrings.xml") + part("xl/worksheets/sheet1.xml");
  for (const word of ["phiMsx", "phiNcx", "kNm", "lex", "alpha_m"]) expect(strings, word).toContain(word);
  expect(part("xl/worksheets/sheet1.xml")).toMatch(/<v>92[67](\.\d+)?<\/v>/);
  expect(part("xl/sharedStrings.xml") + part("xl/worksheets/sheet3.xml")).toContain(
    "phiNcx at lex 6 m, phiNcy at ley 3 m, phiMbx at le 1.5 m with alpha_m 1.13.",
  );
});

test("the sources sheet has the version, both values of a dispute and the licence", async () => {
  const part = await parts(["690UB125_350"]);
  const text = part("xl/sharedStrings.xml") + part("xl/worksheets/sheet3.xml");
  for (const word of [data.version, "21 November 2026", "MIT License", "Form factor", "Clause 6.2"])
    expect(text, word).toContain(word);
  expect(part("xl/worksheets/sheet3.xml")).toContain("<v>0.849</v>");
});

test("the sources sheet has the value that the capacities use in place of a published one", async () => {
  const part = await parts(["310UC283_350"]);
  const sheet = part("xl/worksheets/sheet3.xml");
  expect(part("xl/sharedStrings.xml")).toContain("Used in capacities");
  expect(part("xl/sharedStrings.xml")).toContain("product standard");
  expect(part("xl/sharedStrings.xml")).not.toContain("fyHighStrength");
  expect(sheet).toMatch(/<v>340<\/v><\/c><c [^>]*><v>330<\/v><\/c><c [^>]*><v>330<\/v>/);
});
