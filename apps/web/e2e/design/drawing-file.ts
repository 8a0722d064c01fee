import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import DxfParser from "dxf-parser";

interface Outline {
  readonly layer: string;
  readonly shape?: boolean;
  readonly vertices?: readonly { readonly x: number; readonly y: number }[];
}

/** Downloads the DXF file of the design on view. Returns the sizes of the closed outlines of a layer along an axis, mm. */
export async function outlinesOfFile(page: Page, layer: string, axis: "x" | "y"): Promise<readonly number[]> {
  await page.getByRole("button", { name: "File", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Drawing DXF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.dxf$/);
  const file = new DxfParser().parseSync(await readFile(await download.path(), "utf8"));
  return ((file?.entities ?? []) as Outline[])
    .filter((entity) => entity.layer === layer && entity.shape)
    .map(({ vertices = [] }) => vertices.map((vertex) => vertex[axis]))
    .map((places) => Math.max(...places) - Math.min(...places));
}
