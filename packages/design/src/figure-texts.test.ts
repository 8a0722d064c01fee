import type { TextItem } from "@kingpost/drawing/core";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import type { Figure } from "./frame/figures/figure.ts";
import { withDefaults } from "./frame/module/default-inputs.ts";
import { loadModules } from "./load-modules.ts";
import { DIAGRAM_WIDTH } from "./report/front-blocks.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

/** Width of an average character of the typeface, in ems. */
const CHARACTER = 0.45;
/** How far two boxes may reach into each other: the estimate of a width is no closer. Drawing units. */
const NEAR = 2;

/** Where a text is, y down. */
function boxOf({ x, y, anchor, size, text, rotate }: TextItem) {
  const length = text.length * CHARACTER * size;
  const from = { start: 0, middle: -0.5, end: -1 }[anchor] * length;
  const height = 0.7 * size;
  return rotate === 0
    ? { left: x + from, right: x + from + length, top: y - height, bottom: y }
    : { left: x - height, right: x, top: y - from - length, bottom: y - from };
}

/** The texts of a drawing that are on each other, and those that leave it. */
function faultsOf({ title, layers, bounds }: Figure): readonly string[] {
  const texts = layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === "text" ? [{ text: item.text, ...boxOf(item) }] : [])),
  );
  const outside = texts.filter(
    ({ left, right }) => left < bounds.x - NEAR || right > bounds.x + bounds.width + NEAR,
  );
  const pairs = texts.flatMap((a, at) =>
    texts
      .slice(at + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR,
      )
      .map((b) => `${title}: "${a.text}" is on "${b.text}"`),
  );
  return [...outside.map(({ text }) => `${title}: "${text}" leaves the drawing`), ...pairs];
}

const MODULES = await loadModules();
const EXAMPLES = MODULES.flatMap((module) =>
  module.examples.map((example) => ({ name: `${module.title}, ${example.title}`, module, example })),
);

test.each(EXAMPLES)(
  "no text of the drawings of $name is on another, from a phone to a desk and in the report",
  ({ module, example }) => {
    const outcome = module.run(withDefaults(module.fields, example.inputs), resources);
    if (outcome.kind !== "result") throw new Error("The example has no result.");
    for (const width of [344, DIAGRAM_WIDTH, 700]) {
      const faults = outcome.result.figures(width).flatMap(faultsOf);
      expect.soft(faults, `at a width of ${width}`).toEqual([]);
    }
  },
);
