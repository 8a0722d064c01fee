import { writeFile } from "@kingpost/calc";
import { packagePdf, type Report } from "@kingpost/report";
import { testFonts } from "@kingpost/report/testing";
import { expect, test } from "vitest";
import { loadPathModules } from "../../modules/modules-on-demand.ts";
import { openPathFile } from "./open-path-file.ts";
import { pathFile } from "./path-file.ts";

await loadPathModules();

const beam = (mark: string) =>
  writeFile({ kind: "steel-beam", version: 1, engine: "0", edition: "", project: { mark }, inputs: {} });

/** A PDF with these files inside. */
async function pdfWith(texts: readonly string[]): Promise<File> {
  const attachments = texts.map((text, at) => ({
    ...{ name: `${at}.json`, type: "application/json", description: "", text },
  }));
  const info = { title: "", author: "", subject: "", creator: "" };
  const titleBlock: Report["titleBlock"] = {
    firm: { name: "Firm", lines: [] },
    rows: [[{ label: "Sheet", text: "", share: 1 }]],
    note: "",
    address: "https://example.com",
  };
  const pdf = await packagePdf({ info, parts: [{ titleBlock, blocks: [] }], attachments }, testFonts());
  return new File([pdf], "package.pdf");
}

test("a PDF with a load path opens as its members, whatever else it has", async () => {
  const members = [{ mark: "B7", kind: "steel-beam", inputs: {} }];
  const opened = await openPathFile(await pdfWith([beam("B1"), pathFile(members), beam("B2")]));
  expect(opened).toMatchObject({ members: [{ mark: "B7" }] });
});

test("designs of a PDF without a load path can be added with their marks", async () => {
  const opened = await openPathFile(await pdfWith([beam("B1"), beam("B2")]));
  if (!("designs" in opened)) throw new Error("There is nothing to choose from.");
  expect(opened.designs.map(({ label, opened: one }) => [label, "mark" in one && one.mark])).toEqual([
    ["B1, Steel Beam", "B1"],
    ["B2, Steel Beam", "B2"],
  ]);
  expect(await openPathFile(await pdfWith([beam("B3")]))).toMatchObject({ mark: "B3", kind: "steel-beam" });
});
