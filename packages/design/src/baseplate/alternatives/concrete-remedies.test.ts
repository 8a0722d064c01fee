import { overallVerdict } from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import { EXAMPLES } from "../examples.ts";
import { BASEPLATE } from "../module.ts";
import { BASEPLATE_ALTERNATIVES } from "./alternatives.ts";

const resources = { catalogue: loadCatalogue(data as CatalogueData) };

function checksOf(inputs: object) {
  const outcome = BASEPLATE.run(inputs, resources);
  if (outcome.kind !== "result") throw new Error(JSON.stringify(outcome));
  return outcome.result.checks;
}
const verdictWith = (inputs: object) => overallVerdict(checksOf(inputs));
const remediesOf = (inputs: RawInputs) =>
  [...BASEPLATE_ALTERNATIVES.remedies(inputs, resources)].flatMap((one) => one ?? []);
const exampleOf = (id: string) => EXAMPLES.find((one) => one.id === id)?.inputs ?? {};

describe("a base whose concrete fails", () => {
  // A wide footing of 700 mm: the cone of the 180 mm deep bolts is not enough.
  const shallow = {
    ...exampleOf("portal"),
    embedment: 180,
    pedestalLength: 2400,
    pedestalWidth: 2400,
    splittingBars: 804,
    actionsBy: "combinations",
    coversStability: true,
    actions: [{ name: "A", n: -150_000, vy: 15_000 }],
  };
  const remedies = remediesOf(shallow);

  test("is not a failure of steel, and each remedy passes", () => {
    expect(verdictWith(shallow)).toBe("fail");
    expect(remedies.length).toBeGreaterThan(1);
    for (const { inputs } of remedies) expect(verdictWith(inputs)).not.toBe("fail");
  });

  test("has the least embedment with which it passes", () => {
    const deeper = remedies.find(({ id }) => id.startsWith("embedment/"));
    const embedment = Number(deeper?.inputs.embedment);
    expect(embedment).toBeGreaterThan(180);
    expect(verdictWith({ ...shallow, embedment: embedment - 25 })).toBe("fail");
  });

  test("has bolts further apart, with the distances to the edges that they had", () => {
    const wider = remedies.find(({ id }) => id.startsWith("wider/"))?.inputs;
    const more = Number(wider?.gauge) - 140;
    expect(more).toBeGreaterThan(0);
    expect(wider).toMatchObject({ pitch: 180 + more, pedestalWidth: 2400 + more, plateLength: 450 + more });
  });

  test("has candidates whose bolts are as deep as they need to be", () => {
    const found = [...BASEPLATE_ALTERNATIVES.candidates(shallow, resources)].flatMap((one) => one ?? []);
    const deep = found.filter(({ changes, verdict }) => "embedment" in changes && verdict !== "fail");
    expect(deep.length).toBeGreaterThan(3);
    for (const { changes, detail } of deep.slice(0, 3)) {
      expect(detail).toContain(`${changes.embedment} mm deep`);
      expect(verdictWith({ ...shallow, ...changes })).not.toBe("fail");
    }
  });
});

describe("a shear key", () => {
  test("of too little size is replaced by one of the width, depth and thickness that it needs", () => {
    const small = { ...exampleOf("key"), keyWidth: 80, keyHeight: 50, keyThickness: 12 };
    expect(verdictWith(small)).toBe("fail");
    const key = remediesOf(small).find(({ id }) => id.startsWith("key/"));
    // 60 kN / (0.6 x 0.9 x 32 MPa x W) below 30 mm of grout is less than 40 mm: M = 60 (30 + 20) kNmm,
    // t = sqrt(4 M / (0.9 x 250 W)).
    const width = Number(key?.inputs.keyWidth);
    const required = Math.sqrt((4 * 60e3 * 50) / (0.9 * 250 * width));
    expect(key?.inputs).toMatchObject({ keyHeight: 70 });
    expect(Number(key?.inputs.keyThickness)).toBeGreaterThanOrEqual(required);
    expect(Number(key?.inputs.keyThickness)).toBeLessThan(required + 5);
    expect(verdictWith({ ...key?.inputs, keyConcreteBy: "footing designer" })).not.toBe("fail");
    expect(verdictWith({ ...key?.inputs, keyWidth: width - 20 })).toBe("fail");
  });

  test("takes the place of bolts whose edge fails", () => {
    const sheared = {
      ...exampleOf("portal"),
      actionsBy: "combinations",
      coversStability: true,
      actions: [{ name: "A", n: 90_000, vy: 90_000 }],
    };
    const failed = checksOf(sheared).filter((check) => check.kind === "limit" && check.ratio > 1);
    expect(failed.map(({ id }) => id)).toContain("anchor-edge");
    const key = remediesOf(sheared).find(({ id }) => id.startsWith("key/"));
    expect(key?.inputs).toMatchObject({ shearBy: "key" });
    expect(verdictWith(key?.inputs ?? {})).toBe("not covered");
  });
});
