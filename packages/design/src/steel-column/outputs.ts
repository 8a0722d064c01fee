import { GREATEST_AMPLIFICATION } from "@kingpost/as4100";
import { formatNumber } from "@kingpost/calc";
import { loadedRows } from "../column/combinations.ts";
import { columnOutputs } from "../column/outputs.ts";
import { greatestSway } from "../column/sway-amplification.ts";
import type { Output } from "../frame/passing/output.ts";
import { swaysOf } from "./column-member.ts";
import { placeOf } from "./combinations.ts";
import { checks } from "./design.ts";
import type { ColumnModel } from "./model.ts";

const text = (delta: number): string => formatNumber(delta, { decimals: 3 });

/** The actions at the base of a column by load case, amplified where it sways. */
export function passes(model: ColumnModel): readonly Output[] {
  const { inputs, section, mass } = model;
  const place = placeOf(inputs, section, mass);
  return columnOutputs(inputs, inputs.section, () => ({
    loads: loadedRows(inputs, place),
    supports: place.supports,
    delta: greatestSway(inputs.length, swaysOf(inputs), () => checks(model).results.combinations),
    amplified: (axis, delta) =>
      `The column sways about ${axis}: its moments and shear forces are amplified by ${text(delta)}, the greatest of its combinations (Clause 4.4.2).`,
    beyond: (axis, delta) =>
      delta > GREATEST_AMPLIFICATION
        ? [
            `The moments about ${axis} of a second-order analysis: their amplification of ${text(delta)} is beyond ${GREATEST_AMPLIFICATION} (Clause 4.4.1.2).`,
          ]
        : [],
  }));
}
