import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { JOINT_TYPES } from "../fields.ts";
import { STEEL_CONNECTION } from "../module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };
await STEEL_CONNECTION.onDemand?.load();

function resultOf(inputs: object) {
  const outcome = STEEL_CONNECTION.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const figuresOf = (inputs: object, width = 640) => resultOf(inputs).figures(width);
const labelsOf = (inputs: object) =>
  figuresOf(inputs).flatMap(({ parts = [] }) => parts.flatMap((one) => (one.hasValues ? [one.label] : [])));
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });
const BENT = under({ v: 60_000, m: 120e6 });
const PULLED = under({ v: 100_000, n: -120_000 });

describe.each(JOINT_TYPES)("the drawings of the type %s", (type) => {
  const rigid = type === "moment-end-plate" || type === "welded-moment" || type.endsWith("splice");
  const inputs = { type, ...(rigid ? BENT : {}) };

  test("keep their texts within a narrow page", () => {
    const width = 320;
    for (const { layers } of figuresOf(inputs, width)) {
      for (const item of layers.flatMap(({ items }) => items)) {
        if (item.kind !== "text" || item.anchor !== "middle" || item.x !== width / 2) continue;
        // Letters are 6.6 units wide, estimated on the safe side.
        expect(item.text.length * 6.6, item.text).toBeLessThanOrEqual(width + 40);
      }
    }
  });
});

describe("the values of forces", () => {
  test("are components, resultant and ratio of the bolt that has them", () => {
    // Eight bolts in line with 90 kN: 11.25 kN each of phi V_fn = 92.6 kN.
    const labels = labelsOf({ type: "bolt-group", eccentricity: 0, ...under({ v: 90_000 }) });
    expect(labels).toHaveLength(8);
    expect(labels[0]).toBe(
      "Bolt 1: 0.00 kN across, 11.3 kN up, 11.3 kN in all, 0.12 of the capacity in shear",
    );
  });

  test("have the ratio of the check at the bolt and at the end of a weld that is loaded most", () => {
    for (const [inputs, id] of [
      [{ type: "bolt-group", ...under({ v: 60_000 }) }, "bolt-shear"],
      [{ type: "bolted-splice", ...BENT }, "web-bolts"],
      [{ type: "weld-group", ...under({ v: 90_000 }) }, "weld"],
      [{ rows: 3 }, "bolt-shear"],
    ] as const) {
      const check = resultOf(inputs).checks.find((one) => one.id === id);
      const labels = labelsOf(inputs).filter((label) => /^Weld/.test(label) === (id === "weld"));
      const ratios = labels.map((label) => Number(/([\d.]+) of the capacity/.exec(label)?.[1]));
      expect(ratios.length).toBeGreaterThan(2);
      expect(Math.max(...ratios), id).toBeCloseTo(check?.kind === "limit" ? check.ratio : 0, 2);
    }
  });

  test("are those of the weld of a side plate too, at both ends of its runs", () => {
    // 2 * 210 mm: 130 / 420 = 0.310 kN/mm up, 3 * 130 * 55 / 210^2 = 0.486 kN/mm across, of phi v_w = 1.330 kN/mm.
    const labels = labelsOf({ rows: 3 }).filter((label) => label.startsWith("Weld"));
    expect(labels).toEqual([
      "Weld 1: 0.486 kN/mm across, 0.310 kN/mm up, 0.577 kN/mm in all, 0.43 of the capacity",
      "Weld 2: \u22120.486 kN/mm across, 0.310 kN/mm up, 0.577 kN/mm in all, 0.43 of the capacity",
    ]);
  });

  test("have tension, with the ratio of both together", () => {
    const inputs = { type: "flexible-end-plate", rows: 3, ...PULLED };
    const check = resultOf(inputs).checks.find(({ id }) => id === "bolt-combined");
    const ratio = check?.kind === "limit" ? check.ratio.toFixed(2) : "";
    expect(labelsOf(inputs)[0]).toContain(
      `20.0 kN tension, 16.7 kN in all in shear, ${ratio} of the capacity in both`,
    );
    const [face] = figuresOf(inputs);
    expect(face?.description).toContain("carries 16.7 kN in shear and 20.0 kN in tension");
  });
});
