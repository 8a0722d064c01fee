import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { derivedNumber } from "./derived-number.ts";
import { plateSlenderness } from "./plate-slenderness.ts";

const FIGURES = 6;
const rounded = (value: number) => Number(value.toPrecision(FIGURES));

/**
 * The derived numbers of a record for the open data, beside its own fields.
 *
 * Units    perimeter mm, surface m2/m and m2/t, ksm m2/t by case 1 to 6; to six figures; a case that the shape does not have is absent
 */
export function derivedObject(record: SteelSectionRecord) {
  const number = (key: Parameters<typeof derivedNumber>[1]) => {
    const value = derivedNumber(record, key);
    return value === undefined ? undefined : rounded(value);
  };
  return {
    perimeter: number("perimeter"),
    surfacePerMetre: number("surfacePerMetre"),
    surfacePerTonne: number("surfacePerTonne"),
    ksm: {
      1: number("ksm1"),
      2: number("ksm2"),
      3: number("ksm3"),
      4: number("ksm4"),
      5: number("ksm5"),
      6: number("ksm6"),
    },
    plateSlenderness: plateSlenderness(record).map(({ direction, letter, governing, elements }) => ({
      direction,
      compactness: letter,
      governing: governing.name,
      elements: elements.map(({ name, lambda, plasticity, yield: limit }) => ({
        name,
        lambda: rounded(lambda),
        plasticityLimit: plasticity,
        yieldLimit: limit,
      })),
    })),
  };
}
