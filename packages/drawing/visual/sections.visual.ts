import { customSectionRecordOf } from "@kingpost/sections";
import { expect, type Page, test } from "@playwright/test";
import { renderNode } from "../src/core/svg.ts";
import { LIGHT, type Theme } from "../src/core/theme.ts";
import { overlayTree } from "../src/steel-section/overlay.ts";
import { ALIGNMENTS } from "../src/steel-section/overlay-lines.ts";
import { commonScale, type DrawOptions, drawSection } from "../src/steel-section/scene.ts";
import { renderSvg } from "../src/steel-section/svg-file.ts";
import { sizeNamed } from "../testing/catalogue.ts";

/** Makes anything visible that would vanish on a dark sheet. A page has its own colours in styles/tokens.css. */
const DARK: Theme = {
  outline: "#eaf1f8",
  section: "#16283d",
  hatch: "#5d7c9c",
  dimension: "#a3b6c9",
  text: "#eaf1f8",
  axis: "#7fb2ee",
  accent: "#ff9a4d",
  paper: "#0d1826",
  font: LIGHT.font,
};

/** One size of each family and the extremes of thickness and size; each picture was reviewed by eye. */
const REVIEWED = [
  "1200WB455",
  "350WC280",
  "760UB244",
  "610UB125",
  "100UC14.8",
  "380PFC",
  "75PFC",
  "200x200x26EA",
  "25x25x3EA",
  "40x40x6EA",
  "75x75x5EA",
  "150x90x8UA",
  "610.0x6.4CHS",
  "21.3x3.6CHS",
  "400x300x16.0RHS",
  "50x20x1.6RHS",
  "400x400x16.0SHS",
  "13x13x1.8SHS",
  "125TFB",
  "310UBP110",
  "305BT62.5",
  "50CT7.4",
  "50RB",
  "40SB",
  "300x12FL",
] as const;

function svgOf(name: string, theme = LIGHT, options: DrawOptions = {}): string {
  const scene = drawSection(sizeNamed(name), options);
  if (scene.kind === "missing") throw new Error(scene.message);
  return renderSvg(scene, { theme, pixelsPerUnit: 1 });
}

/** Lines only: letters differ between machines, and the unit tests cover their text and position. */
const sheet = (svg: string, paper: string): string =>
  `<style>body{margin:0;background:${paper}}svg{display:block}text{visibility:hidden}</style>${svg}`;

// Allows for anti-aliasing on another machine. One percent of the picture would be 1800 pixels: more than the root fillets of
// a beam or a whole dimension line, so the limit is a number of pixels.
const TOLERANCE = { maxDiffPixels: 40, threshold: 0.25 };

/** Each picture that differs is a failure of its own. */
async function expectAsReviewed(page: Page, svg: string, picture: string, { paper } = LIGHT): Promise<void> {
  await page.setContent(sheet(svg, paper));
  await expect.soft(page.locator("svg")).toHaveScreenshot(`${picture}.png`, TOLERANCE);
}

test("one size of each family and the extremes look as reviewed", async ({ page }) => {
  for (const name of REVIEWED) await expectAsReviewed(page, svgOf(name), name);
});

test("sections look as reviewed on dark paper", async ({ page }) => {
  for (const name of ["610UB125", "150x90x8UA", "400x300x16.0RHS"])
    await expectAsReviewed(page, svgOf(name, DARK), `${name}-dark`, DARK);
});

test("small sections look as reviewed beside a deep beam: their walls keep their fill", async ({ page }) => {
  for (const name of ["150x150x5.0SHS", "100x100x8EA"]) {
    const scale = commonScale([sizeNamed("610UB125"), sizeNamed(name)]);
    await expectAsReviewed(page, svgOf(name, LIGHT, { scale, textSize: 18 }), `${name}-compared`);
  }
});

function customSection(word: string) {
  const record = customSectionRecordOf(`own:${word}`);
  if (!record) throw new Error(`${word} cannot be created.`);
  return record;
}

const BOX = "Box-400x300x20x12-300";

test("a box of plates and superimposed outlines look as reviewed", async ({ page }) => {
  const scene = drawSection(customSection(BOX));
  if (scene.kind === "missing") throw new Error(scene.message);
  await expectAsReviewed(page, renderSvg(scene, { theme: LIGHT, pixelsPerUnit: 1 }), BOX);
  await page.setViewportSize({ width: 500, height: 600 });
  for (const align of ALIGNMENTS) {
    const records = [sizeNamed("610UB125"), customSection(BOX), sizeNamed("150x90x8UA")];
    const tree = overlayTree(records, { align, id: "overlay", theme: LIGHT });
    if (!tree) throw new Error("No overlay.");
    await expectAsReviewed(page, renderNode(tree), `overlay-${align}`);
  }
});
