import { expect, test } from "vitest";
import { STEEL_CONNECTION } from "./module.ts";

const { afterChange } = STEEL_CONNECTION;

test("a brace and a pin begin with tension, and a beam begins with shear again", () => {
  for (const type of ["bracing-cleat", "pin"]) {
    const brace = afterChange({ type }, "type");
    expect(brace).toMatchObject({ actions: [{ v: 0, n: -130_000 }] });
    expect(brace).toMatchObject({
      caseActions: [
        { case: "G", n: -45_000 },
        { case: "Q", n: -50_000 },
      ],
    });
    const beam = afterChange({ ...brace, type: "web-side-plate" }, "type");
    expect(beam).toEqual({ type: "web-side-plate" });
  }
});

test("actions that were entered are kept when the type changes", () => {
  const entered = { type: "pin", actions: [{ name: "Wind", v: 20_000, n: 0, m: 0 }] };
  expect(afterChange(entered, "type")).toMatchObject({ actions: entered.actions });
  expect(afterChange({ type: "pin" }, "size")).toEqual({ type: "pin" });
});
