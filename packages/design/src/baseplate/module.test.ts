import { overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { BASEPLATE_ALTERNATIVES } from "./alternatives/alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { BASEPLATE, BASEPLATE_MODULE } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function resultOf(inputs: object) {
  const outcome = BASEPLATE.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result;
}
const checkOf = (inputs: object, id: string) => resultOf(inputs).checks.find((check) => check.id === id);
const limitOf = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  if (check?.kind !== "limit") throw new Error(`${id} is not made`);
  return check;
};
const problemsOf = (inputs: object) => BASEPLATE.run(inputs, resources).problems;
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(BASEPLATE_MODULE, resources).designed).toBeGreaterThan(20);
});

describe("bearing", () => {
  test.each([
    // AS 3600 Clause 12.6: 350 mm on 500 mm, 40 MPa; 300 mm on 900 mm, 25 MPa, where 1.8 f'c is the limit.
    [350, 500, 40, 3780],
    [300, 900, 25, 2430],
  ])(
    "of a plate of %s mm on %s mm of concrete, %s MPa, has the worked capacity",
    (plate, pedestal, fc, kilonewtons) => {
      const inputs = {
        plateLength: plate,
        plateWidth: plate,
        pedestalLength: pedestal,
        pedestalWidth: pedestal,
        pedestalDepth: 2000,
        pitch: 230,
        fc,
      };
      expect(limitOf(inputs, "concrete-bearing").limit / 1e3).toBeCloseTo(kilonewtons, 6);
    },
  );

  test("from the faces of the column needs the thickness of the published example", () => {
    // 200UC52.2 on 350 mm, 800 kN, f_y = 300 MPa: 72 mm beyond its depth needs 15.83 mm. Beyond its width it is 73 mm.
    const inputs = { section: "200UC52.2_300", plateFy: 300, overhang: "faces", ...under({ n: 800e3 }) };
    const { demand, limit } = limitOf(inputs, "plate-bearing");
    expect(Math.min(demand, limit)).toBeCloseTo((15.83 * 73) / 72, 1);
    // To 0.95 of the depth and 0.80 of the width the plate is thicker: (350 - 0.80 x 204) / 2 = 93.4 mm.
    const lines = limitOf({ ...inputs, overhang: "factored" }, "plate-bearing");
    expect(Math.max(lines.demand, lines.limit)).toBeCloseTo((15.83 * 93.4) / 72, 1);
    expect(checkOf(inputs, "overhang")?.kind).toBe("not covered");
    const confirmed = { ...inputs, facesBy: "the engineer of the frame" };
    expect(checkOf(confirmed, "overhang")).toMatchObject({
      kind: "not applicable",
      isElsewhere: true,
      reason: expect.stringContaining("the engineer of the frame"),
    });
    expect(limitOf(confirmed, "plate-bearing").ratio).toBe(limitOf(inputs, "plate-bearing").ratio);
    expect(checkOf({ ...inputs, overhang: "factored" }, "overhang")).toBeUndefined();
    expect(checkOf({ ...inputs, ...under({ n: -40e3 }) }, "overhang")).toBeUndefined();
  });
});

describe("uplift and shear", () => {
  test("friction needs compression: without it the bolts carry the shear force", () => {
    const pushed = under({ n: 400e3, vy: 30e3 });
    expect(limitOf(pushed, "shear").limit).toBeCloseTo(0.7 * 0.4 * 400e3, 6);
    expect(checkOf(pushed, "bolt-interaction")?.kind).toBe("not applicable");
    expect(checkOf(under({ n: -40e3, vy: 10e3 }), "bolt-interaction")?.kind).toBe("limit");
  });

  test("anchorage in the concrete that is not covered is a row of its own", () => {
    const byCone = (n: number) => resultOf({ ...under({ n }), anchorMethod: "cone" }).checks;
    expect(overallVerdict(byCone(-40e3))).toBe("not covered");
    expect(overallVerdict(byCone(400e3))).not.toBe("not covered");
  });

  test("tension of four bolts is shared", () => {
    expect(limitOf(under({ n: -80e3 }), "bolt-tension")).toMatchObject({ demand: 20e3 });
  });
});

test("combinations of load cases are those of AS/NZS 1170.0", () => {
  const { tables } = resultOf({
    actionsBy: "cases",
    caseActions: [
      { case: "G", n: 100e3 },
      { case: "Q", n: 200e3 },
    ],
  });
  const rows = new Map(tables[0]?.rows.map(([name = "", n]) => [name, n]));
  expect(rows.get("1.2G + 1.5Q")).toBe("420");
  expect(rows.get("1.35G")).toBe("135");
});

describe("problems", () => {
  test.each([
    ["a plate smaller than the column", { plateLength: 200 }, "/plateLength"],
    ["a pedestal smaller than the plate", { pedestalLength: 300 }, "/pedestalLength"],
    ["a bolt outside the plate", { gauge: 400 }, "/gauge"],
    ["an angle", { section: "100x100x10.0EA_300" }, "/section"],
    ["no actions", under({ n: 0 }), "/actions/0/n"],
    ["an unknown section", { section: "200UC" }, "/section"],
  ])("%s is an error beside its input", (_, inputs, path) => {
    expect(problemsOf(inputs)).toContainEqual(expect.objectContaining({ kind: "error", path }));
  });

  test("two large moments are not covered, in a sentence", () => {
    const check = checkOf(under({ n: 400e3, mx: 20e6, my: 15e6 }), "bearing-moment");
    expect(check).toMatchObject({ kind: "not covered", reason: expect.stringContaining("15") });
  });
});

describe("a base plate that an engineer found to pass too easily", () => {
  test("bends inside a large hollow section", () => {
    const inputs = {
      section: "400x400x16.0SHS_350",
      plateLength: 490,
      plateWidth: 490,
      gauge: 440,
      pitch: 440,
      pedestalLength: 1000,
      pedestalWidth: 1000,
      pedestalDepth: 1000,
      plateThickness: 32,
      weldLeg: 12,
      ...under({ n: 6500e3 }),
    };
    // A square of 368 mm clamped on four sides: l = b / sqrt(24) = 75.1 mm, f_p = 27.07 MPa.
    const pressure = 6500e3 / 490 ** 2;
    const { demand, limit } = limitOf(inputs, "plate-bearing");
    const required = (368 / Math.sqrt(24)) * Math.sqrt((2 * pressure) / (0.9 * 250));
    expect([demand, limit]).toContainEqual(expect.closeTo(required, 6));
  });

  test("is not fully checked with the yield stress of a thinner plate, until it has its own", () => {
    const yieldOf = (plateFy: number) => checkOf({ plateThickness: 60, plateFy }, "plate-yield");
    expect(yieldOf(250)).toMatchObject({ kind: "not covered", reason: expect.stringContaining("240 MPa") });
    expect(yieldOf(240)).toBeUndefined();
    expect(checkOf({ plateThickness: 50, plateFy: 250 }, "plate-yield")).toBeUndefined();
  });

  test("has the weld beside a bolt in tension checked by itself", () => {
    const inputs = {
      section: "310UB40.4_300",
      plateLength: 460,
      plateWidth: 260,
      plateThickness: 40,
      boltPattern: "2",
      boltSize: "M30",
      boltGrade: "8.8",
      gauge: 140,
      embedment: 400,
      pedestalDepth: 900,
      ...under({ n: -600e3 }),
    };
    // 300 kN on 2 (70 - 3) mm of weld; a fillet of 6 mm has 0.8 x 0.6 x 490 x 6 / sqrt(2) = 998 N/mm.
    const { demand, limit } = limitOf(inputs, "weld-at-bolt");
    expect(demand).toBeCloseTo(300e3 / (2 * (70 - 6.1 / 2)), -1);
    expect(limit).toBeCloseTo(997.9, 0);
  });

  test.each([
    ["wider than the plate", { keyWidth: 600 }, "/keyHeight"],
    ["longer than the concrete is deep", { keyHeight: 490, pedestalDepth: 300 }, "/keyHeight"],
    ["that carries both directions", { actions: [{ vy: 6e4 }, { vx: 6e4 }] }, "/shearBy"],
  ])("rejects a shear key %s", (_, inputs, path) => {
    const key = { shearBy: "key", hasFriction: false, ...under({ n: 1e5, vy: 6e4 }), ...inputs };
    expect(problemsOf(key)).toContainEqual(expect.objectContaining({ kind: "error", path }));
  });
});

test("every example is fully calculated", () => {
  for (const { inputs } of EXAMPLES) expect(overallVerdict(resultOf(inputs).checks)).not.toBe("fail");
});

test("figures to scale have the size of the plate", () => {
  const [plan] = resultOf({ plateLength: 400, pitch: 300 }).figures(640);
  const outline = plan?.layers.find(({ ink }) => ink === "outline")?.items[0];
  const ys =
    outline?.kind === "path" ? [...outline.d.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)) : [];
  expect((Math.max(...ys) - Math.min(...ys)) / (plan?.scale ?? 1)).toBeCloseTo(400, 0);
});

describe("alternatives", () => {
  const heavy = { ...under({ n: 900e3 }), plateThickness: 12 };

  test("the thinnest plate that passes is a remedy, and passes", () => {
    const found = [...BASEPLATE_ALTERNATIVES.remedies(heavy, resources)].flatMap((one) => one ?? []);
    const thickness = found.find(({ id }) => id.startsWith("thickness/"));
    expect(thickness).toBeDefined();
    expect(overallVerdict(resultOf(thickness?.inputs ?? {}).checks)).not.toBe("fail");
  });

  test("candidates pass with the plate that they name", () => {
    const found = [...BASEPLATE_ALTERNATIVES.candidates(heavy, resources)].flatMap((one) => one ?? []);
    const passing = found.filter(({ verdict }) => verdict === "pass" || verdict === "close");
    expect(passing.length).toBeGreaterThan(5);
    for (const { changes } of passing) {
      expect(overallVerdict(resultOf({ ...heavy, ...changes }).checks)).not.toBe("fail");
    }
  });

  test("a thicker plate never has a larger ratio", () => {
    const points = [...BASEPLATE_ALTERNATIVES.sensitivity(heavy, resources)].flatMap((point) => point ?? []);
    const ratios = points
      .filter(({ study }) => study === "Plate thickness")
      .map(({ ratio }) => Number(ratio));
    expect(ratios.length).toBeGreaterThan(5);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
  });
});

test("no check passes by another combination where bearing is used up", () => {
  const { checks } = resultOf({
    actions: [
      { name: "A", n: 3000e3, mx: 100e6 },
      { name: "B", n: 500e3, mx: 5e6 },
    ],
  });
  const of = (id: string) => checks.find((check) => check.id === id);
  expect(of("bearing-moment")).toMatchObject({ kind: "limit", combination: "A" });
  expect(of("plate-bearing")).toMatchObject({ kind: "requirement", isMet: false, combination: "A" });
  expect(overallVerdict(checks)).toBe("fail");
});

test("an anchorage that is designed elsewhere is an assumption with its actions, without the cone", () => {
  // Uplift of 100 kN on four bolts, and 20 kN of shear that they carry.
  const uplift = { coversStability: true, actions: [{ name: "A", n: -100e3, vy: 20e3 }] };
  const of = (inputs: object) => {
    const outcome = BASEPLATE.run({ ...uplift, ...inputs }, resources);
    if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
    return outcome.result.checks;
  };
  for (const anchorMethod of ["cone", "supplier"]) {
    expect(of({ anchorMethod }).find(({ id }) => id === "anchorage")?.kind).toBe("not covered");
  }
  const elsewhere = of({ anchorMethod: "supplier", anchorageBy: "supplier of the anchors" });
  expect(elsewhere.find(({ id }) => id === "anchorage")).toMatchObject({
    kind: "not applicable",
    reason: expect.stringMatching(
      /supplier of the anchors.*100 kN of all anchors and 25.0 kN of one, shear 20.0 kN/,
    ),
  });
  expect(elsewhere.find(({ id }) => id === "cone")).toBeUndefined();
  expect(overallVerdict(elsewhere)).not.toBe("not covered");
});
