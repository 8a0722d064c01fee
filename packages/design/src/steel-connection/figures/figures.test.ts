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
      const name = id === "weld" ? "Weld" : "Bolt";
      const labels = labelsOf(inputs).filter((label) => new RegExp(`^${name} \\d`).test(label));
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

  test("are at the welds of rigid connections, with the ratio of their checks", () => {
    // 410UB53.7: d = 402.6, bf = 178, tf = 10.9, tw = 7.6, so that M / (d - tf) = 306.4 kN; fillets of a flange are 2 bf - tw = 348.4 mm long,
    // those of the web 2 (d - 2 tf) = 761.6 mm; phi v_w of 8 mm is 1.330 kN/mm.
    const bent = under({ v: 60_000, m: 160e6 });
    const labels = labelsOf({ type: "welded-moment", flangeWeld: "fillet", flangeLeg: 8, ...bent });
    const force = 160e3 / (402.6 - 10.9);
    const ratio = (force / 348.4 / 1.33).toFixed(2);
    expect(labels.slice(0, 4)).toEqual([
      `Flange weld 1: \u2212${(force / 348.4).toFixed(2)} kN/mm across, 0.00 kN/mm up, ${(force / 348.4).toFixed(2)} kN/mm in all, ${ratio} of the capacity`,
      `Flange weld 2: ${(force / 348.4).toFixed(2)} kN/mm across, 0.00 kN/mm up, ${(force / 348.4).toFixed(2)} kN/mm in all, ${ratio} of the capacity`,
      "Web weld 1: 0.00 kN/mm across, 0.0788 kN/mm up, 0.0788 kN/mm in all, 0.06 of the capacity",
      "Web weld 2: 0.00 kN/mm across, 0.0788 kN/mm up, 0.0788 kN/mm in all, 0.06 of the capacity",
    ]);
  });

  test("are at every weld and at the bolts of every other group, with the greatest ratio of the check", () => {
    const stiffened = { hasStiffeners: true, stiffenerThickness: 12, ...under({ v: 60_000, m: 250e6 }) };
    for (const [inputs, name, id] of [
      [{ type: "flexible-end-plate", rows: 3, ...PULLED }, "Weld", "weld-axial"],
      [{ type: "moment-end-plate", ...stiffened }, "Flange weld", "weld-flange"],
      [{ type: "moment-end-plate", ...stiffened }, "Web weld", "weld-web"],
      [
        { type: "welded-moment", ...stiffened },
        "Weld of the stiffeners to the column flange",
        "stiffener-weld",
      ],
      [
        { type: "welded-moment", ...stiffened },
        "Weld of the stiffeners to the column web",
        "stiffener-web-weld",
      ],
      [{ type: "welded-splice", ...BENT }, "Flange weld", "weld-flange"],
      [{ type: "welded-splice", webWeldBy: "fillet", ...BENT }, "Web weld", "weld-web"],
      [{ type: "bolted-splice", ...BENT }, "Bolt of the upper flange", "flange-bolts"],
      [{ type: "bracing-cleat", cleatEccentricity: 30, ...under({ n: -120_000 }) }, "Weld", "weld"],
      [{ type: "angle-cleat", ...under({ v: 120_000 }) }, "Each bolt in the support", "bolt-support"],
      [{ type: "pin", ...under({ n: -120_000 }) }, "Pin", "pin-shear"],
    ] as const) {
      const check = resultOf(inputs).checks.find((one) => one.id === id);
      const labels = labelsOf(inputs).filter((label) => label.startsWith(name));
      const ratios = labels.map((label) => Number(/([\d.]+) of the capacity/.exec(label)?.[1]));
      expect(labels.length, id).toBeGreaterThan(0);
      expect(Math.max(...ratios), id).toBeCloseTo(check?.kind === "limit" ? check.ratio : Number.NaN, 2);
    }
  });

  test("have the ratio of the actions that are drawn where other actions govern the check", () => {
    // Tension relieves the lower flange of the moment, and the minimum moment alone governs the weld of a splice.
    const inputs = { type: "welded-splice", ...under({ v: 60_000, m: 20e6, n: -900_000 }) };
    const [upper] = labelsOf(inputs).filter((label) => label.startsWith("Flange weld"));
    const [, force = "", ratio = ""] = /([\d.]+) kN\/mm in all, ([\d.]+) of/.exec(upper ?? "") ?? [];
    // A butt weld of a flange: 0.9 x 320 MPa x 10.9 mm = 3.139 kN/mm.
    expect(Number(ratio)).toBeCloseTo(Number(force) / 3.139, 2);
  });

  test("are in tables too, those of welds with their component across", () => {
    const { tables } = resultOf({ type: "weld-group", ...PULLED });
    const heads = tables.find(({ id }) => id === "forces")?.columns.map(({ head }) => head);
    expect(heads).toEqual([
      "Point",
      "x (mm)",
      "y (mm)",
      "V*_x (kN/mm)",
      "V*_y (kN/mm)",
      "V*_z (kN/mm)",
      "V*_res (kN/mm)",
    ]);
    const welds = resultOf({ type: "bracing-cleat", ...under({ n: -120_000 }) }).tables.find(
      ({ id }) => id === "forces-welds",
    );
    expect(welds?.rows).toHaveLength(2);
  });
});
