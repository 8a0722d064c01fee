import { parseInputs } from "@kingpost/calc";
import { jointsOf } from "../../beam/form/inputs.ts";
import { middleOfLongest, NEW_FORCE, newBeamRow } from "../../beam/form/new-row.ts";
import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import { bearingPlaces } from "../bearing/bearing-places.ts";
import { FIELDS } from "./fields.ts";
import type { SteelBeamInputs } from "./inputs.ts";

/** The inputs, with the default of each field that cannot be read. */
function readable(raw: RawInputs): SteelBeamInputs {
  const given = new Map(Object.entries(raw).filter(([name]) => Object.hasOwn(FIELDS, name)));
  for (;;) {
    const read = parseInputs(FIELDS, Object.fromEntries(given));
    if ("inputs" in read) return read.inputs;
    for (const { path } of read.errors) given.delete(path.split("/")[1] ?? "");
  }
}

/** The tables of a steel beam whose default row is no valid one, or has no effect. */
export function newRow(table: string, raw: RawInputs): RawInputs | undefined {
  const inputs = readable(raw);
  const joints = jointsOf(inputs);
  switch (table) {
    case "sidewaysPointLoads":
      return { position: middleOfLongest(joints), force: NEW_FORCE };
    case "restraints":
      return { position: middleOfLongest([...joints, ...inputs.restraints.map(({ position }) => position)]) };
    case "bearingStiffeners": {
      const taken = new Set(inputs.bearingStiffeners.map(({ position }) => position));
      const free = bearingPlaces(inputs).find(({ x }) => !taken.has(x));
      return free && { position: free.x };
    }
    case "otherSections": {
      const taken = new Set(inputs.otherSections.map(({ span }) => span));
      const free = inputs.spans.findIndex((_, at) => !taken.has(at + 1));
      return free < 0 ? undefined : { span: free + 1 };
    }
    default:
      return newBeamRow(table, inputs);
  }
}
