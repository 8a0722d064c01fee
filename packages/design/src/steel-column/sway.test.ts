import { overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { STEEL_COLUMN } from "./module.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = STEEL_COLUMN.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const checkOf = (inputs: object, id: string) => checksOf(inputs).find((one) => one.id === id);

// 200x200x6.0SHS, free at the top: N_oms = pi^2 E I / (2.2 x 5000)^2 = 457.8 kN, lambda_c = 2.289, delta_s = 1.776.
const FREE = {
  section: "200x200x6.0SHS_300",
  length: 5000,
  casesX: "sway-free",
  casesY: "sway-free",
  actions: [{ name: "A", n: 200e3, mxBase: 36e6 }],
};

describe("a column that sways, of whose frame nothing is entered", () => {
  test("is amplified by its own buckling load in sway, beyond what amplification may be", () => {
    expect(checkOf(FREE, "amplification-x")).toMatchObject({
      isMet: false,
      finding: expect.stringContaining("1.778"),
    });
    // 36 x 1.778 = 64.0 kNm.
    const check = checkOf(FREE, "out-of-plane/1");
    expect(check?.kind === "limit" && check.demand / 1e6).toBeCloseTo(64, 1);
    expect(check?.kind === "limit" && check.ratio).toBeCloseTo(1.476, 3);
  });

  test.each(["frame", "drift", "storey"])("has no value of the frame to begin with: %s", (swayX) => {
    const check = checkOf({ ...FREE, swayX }, "amplification-x");
    expect(check).toMatchObject({ finding: expect.stringContaining("1.778") });
  });

  test("is not amplified without compression, and unstable at its buckling load", () => {
    const of = (n: number) => ({ ...FREE, actions: [{ name: "A", n, mxBase: 36e6 }] });
    const check = checkOf(of(-10e3), "section-moment-x");
    expect(check?.kind === "limit" && check.demand).toBe(36e6);
    expect(checkOf(of(460e3), "sway-stability-x")).toMatchObject({ isMet: false });
  });
});

describe("a frame that is stiffer than the column alone", () => {
  test.each([
    { lambdaCX: 10 },
    { swayX: "drift", driftX: 0.001, sumNX: 1e6, sumVX: 10e3 },
    { swayX: "storey", storeyBucklingX: 1000, storeyAxialX: 100 },
  ])("is a row that is not covered: %o", (frame) => {
    const inputs = { ...FREE, ...frame };
    expect(checkOf(inputs, "frame-x")).toMatchObject({
      kind: "not covered",
      reason: expect.stringMatching(/10\.0 .* 2\.29/),
    });
    expect(overallVerdict(checksOf(inputs))).toBe("not covered");
  });

  test("is an assumption with its axial force where the user states what holds it", () => {
    const inputs = { ...FREE, lambdaCX: 10, heldByX: "braced bay on grid 4" };
    expect(checkOf(inputs, "frame-x")).toMatchObject({
      kind: "not applicable",
      reason: expect.stringMatching(/elsewhere.*braced bay on grid 4.*200 kN/),
    });
    expect(overallVerdict(checksOf(inputs))).not.toBe("not covered");
  });

  test("is none up to the load factor of the column", () => {
    expect(checkOf({ ...FREE, lambdaCX: 2.28 }, "frame-x")).toBeUndefined();
    expect(checkOf({ ...FREE, lambdaCX: 10, isSecondOrder: true }, "frame-x")).toBeUndefined();
  });
});

test("a design of an earlier version keeps the load factor that its page had filled in", () => {
  const opened = STEEL_COLUMN.open({ version: 2, inputs: { casesX: "sway-free" } });
  expect(opened).toMatchObject({ lambdaCX: 10 });
  expect(STEEL_COLUMN.open({ version: 2, inputs: {} })).not.toHaveProperty("lambdaCX");
});
