import { expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import { spanShears } from "./checks/shear.ts";
import { type ConcreteBeamInputs, FIELDS, FORM } from "./form/fields.ts";
import { modelOf } from "./model/model.ts";

/** AS 3600:2018 Amendment 2, 8.2.4.2: beside a point of contraflexure the tension side is either face. */
test("shear at a point of contraflexure is checked with the bars of both faces", () => {
  // A couple and a load on the overhang: the moment changes its sense 3 m from both supports.
  const inputs = {
    ...defaultInputs(FIELDS),
    ...{ hasSelfWeight: false, uniformLoads: [] },
    spans: [
      { ...defaultInputs(FORM.fields.spans.columns), length: 6000, end: "pinned" },
      { ...defaultInputs(FORM.fields.spans.columns), length: 2000, end: "free" },
    ],
    couples: [{ case: "G", moment: 120e6, position: 0 }],
    pointLoads: [
      { ...defaultInputs(FORM.fields.pointLoads.columns), case: "G", force: 60e3, position: 8000 },
    ],
  } as unknown as ConcreteBeamInputs;
  const [first] = spanShears(modelOf(inputs));
  const here = first?.stations.filter(({ x, v }) => Math.abs(x - 3000) < 1e-3 && v !== 0) ?? [];
  expect(here.map(({ sense }) => sense)).toEqual(["sagging", "hogging"]);
  // 2N16 at the top are fewer than the bars at the bottom: the ratio of the hogging side is the greater.
  expect(here[1]?.ratio ?? 0).toBeGreaterThan(here[0]?.ratio ?? Number.POSITIVE_INFINITY);
});
