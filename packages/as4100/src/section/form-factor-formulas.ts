import { type Formula, formula, type Rule, type SymbolDefinition, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_G, K_F, T } from "../symbols.ts";
import {
  BOX_FLANGE,
  BOX_WEB,
  CHANNEL_FLANGE,
  D_O,
  I_FLANGE,
  LAMBDA_E,
  LEG_1,
  LEG_2,
  type PlateDefinition,
  plateSlenderness,
  STEM,
  shortName,
  tubeSlenderness,
  WALL_ALONG_DEPTH,
  WALL_ALONG_WIDTH,
  WEB,
} from "./plates.ts";

const LAMBDA_EY = symbol("lambda_ey");
const D_E = symbol("d_e", "mm");

/** A plate element in compression: its slenderness, and the area that is not effective. */
export interface PlateFormulas {
  readonly slenderness: Formula<"b" | "t" | "fy">;
  readonly ineffective: Formula<"b" | "t" | "lambda" | "limit">;
  readonly effective: Rule;
}

function plateFormulas(plate: PlateDefinition, area: SymbolDefinition): PlateFormulas {
  const { id, b, t } = plate;
  const ineffective = {
    id: `ineffective-${id}`,
    title: `Ineffective area of the ${shortName(plate)}`,
    reference: CLAUSES.effectiveWidth,
    result: area,
  };
  return {
    slenderness: plateSlenderness(plate, CLAUSES.compressionSlenderness),
    ineffective: formula({
      ...ineffective,
      symbols: { b, t, lambda: LAMBDA_E, limit: LAMBDA_EY },
      is: ({ constant, times, minus, over }, of) =>
        times(of.b, of.t, minus(constant(1), over(of.limit, of.lambda))),
    }),
    effective: { ...ineffective, rule: "0 where λ_e does not exceed λ_ey" },
  };
}

/** A plate that occurs `count` times, with the symbol of its ineffective area. */
type CountedPlate = readonly [count: number, plate: PlateDefinition, area: string];

/** kf from the ineffective areas of two plates. */
function fromPlates(
  [firstCount, firstPlate, firstArea]: CountedPlate,
  [secondCount, secondPlate, secondArea]: CountedPlate,
) {
  const [first, second] = [symbol(firstArea, "mm²"), symbol(secondArea, "mm²")];
  return {
    first: plateFormulas(firstPlate, first),
    second: plateFormulas(secondPlate, second),
    formFactor: formula({
      id: "k-f",
      title: "Form factor",
      reference: CLAUSES.formFactor,
      result: K_F,
      symbols: { first, second, ag: A_G },
      is: ({ constant, times, minus, over, plus }, of) => {
        const all = plus(
          firstCount === 1 ? of.first : times(constant(firstCount), of.first),
          secondCount === 1 ? of.second : times(constant(secondCount), of.second),
        );
        return minus(constant(1), over(all, of.ag));
      },
    }),
  } as const;
}

export const I_SECTION_FORM = fromPlates([4, I_FLANGE, "A_if"], [1, WEB, "A_iw"]);
export const CHANNEL_FORM = fromPlates([2, CHANNEL_FLANGE, "A_if"], [1, WEB, "A_iw"]);
export const ANGLE_FORM = fromPlates([1, LEG_1, "A_i1"], [1, LEG_2, "A_i2"]);
export const TEE_FORM = fromPlates([2, I_FLANGE, "A_if"], [1, STEM, "A_is"]);
export const HOLLOW_FORM = fromPlates([2, WALL_ALONG_DEPTH, "A_id"], [2, WALL_ALONG_WIDTH, "A_ib"]);
export const BOX_FORM = fromPlates([2, BOX_WEB, "A_id"], [2, BOX_FLANGE, "A_ib"]);

export const TUBE_SLENDERNESS = tubeSlenderness(CLAUSES.compressionSlenderness);

export const TUBE_EFFECTIVE_DIAMETER = formula({
  id: "d-e",
  title: "Effective outside diameter",
  reference: CLAUSES.effectiveWidth,
  result: D_E,
  symbols: { d: D_O, limit: LAMBDA_EY, lambda: LAMBDA_E },
  is: ({ constant, times, over, min, sqrt, square }, { d, limit, lambda }) => {
    const ratio = over(limit, lambda);
    return times(d, min(sqrt(ratio), square(times(constant(3), ratio))));
  },
});

const FORM_FACTOR = { id: "k-f", title: "Form factor", reference: CLAUSES.formFactor, result: K_F } as const;

export const TUBE_FORM_FACTOR = formula({
  ...FORM_FACTOR,
  symbols: { de: D_E, t: T, d: D_O },
  is: ({ minus, over }, { de, t, d }) => over(minus(de, t), minus(d, t)),
});

export const FULLY_EFFECTIVE_TUBE: Rule = { ...FORM_FACTOR, rule: "1 where λ_e does not exceed λ_ey" };

export const SOLID_FORM_FACTOR: Rule = {
  ...FORM_FACTOR,
  rule: "1 for a solid bar, which has no plate element",
};

/** The form factor that the capacities use, where it is not the calculated one. */
export const FORM_FACTOR_OF_SECTION: Rule = { ...FORM_FACTOR, rule: "value in the section properties" };
