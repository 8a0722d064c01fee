import { expect, test } from "vitest";
import { CONCRETE_BEAM } from "./module.ts";

const { afterChange } = CONCRETE_BEAM;

test("one section begins with a moment and a shear force", () => {
  expect(afterChange({ designOf: "section" }, "designOf")).toMatchObject({ mStar: 150e6, vStar: 100e3 });
  expect(afterChange({ designOf: "beam" }, "designOf")).toEqual({ designOf: "beam" });
});

test("the design actions that were entered are kept", () => {
  const entered = { designOf: "section", nStar: 40_000 };
  expect(afterChange(entered, "designOf")).toEqual(entered);
});
