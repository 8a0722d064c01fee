import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Member } from "../capacities/member.ts";
import { catalogue, data } from "../testing/catalogue.ts";
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
  expect(sheet).toMatch(/<c r="[A-Z]+3"[^>]*><v>986000000<\/v>/);
  expect(sheet).toContain("<v>-16900000</v>");
  expect(sheet).not.toContain("<f>");
  expect(part("xl/sharedStrings.xml") + sheet).toContain("610UB125");
});

test("capacities are numbers in kN and kNm, and the sources say for which lengths", async () => {
  const part = await parts(["610UB125_300"], { lex: 6, ley: 3, leb: 1.5, alphaM: 1.13 });
  const strings = part("xl/sharedStrings.xml") + part("xl/worksheets/sheet1.xml");
  for (const word of ["phiMsx", "phiNcx", "kNm", "lex", "alpha_m"]) expect(strings, word).toContain(word);
  expect(part("xl/worksheets/sheet1.xml")).toMatch(/<v>92[67](\.\d+)?<\/v>/);
  expect(part("xl/sharedStrings.xml") + part("xl/worksheets/sheet3.xml")).toContain(
    "phiNcx at lex 6 m, phiNcy at ley 3 m, phiMbx at le 1.5 m with alpha_m 1.13.",
  );
});

test("the sources say version, both values of a dispute and the licence", async () => {
  const part = await parts(["690UB125_350"]);
  const text = part("xl/sharedStrings.xml") + part("xl/worksheets/sheet3.xml");
  for (const word of [data.version, "21 November 2026", "MIT License", "Form factor", "clause 6.2"])
    expect(text, word).toContain(word);
  expect(part("xl/worksheets/sheet3.xml")).toContain("<v>0.849</v>");
});
