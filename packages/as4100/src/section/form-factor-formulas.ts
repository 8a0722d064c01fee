import { type Formula, formula, type Rule, type SymbolDefinition, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_G, B, D_1, F_Y, K_F, T, T_F, T_W } from "../symbols.ts";

const LAMBDA_E = symbol("lambda_e");
const LAMBDA_EY = symbol("lambda_ey");
const D_O = symbol("d_o", "mm");
const D_E = symbol("d_e", "mm");

/** A plate element in compression: its slenderness, and the area that is not effective. */
export interface PlateFormulas {
  readonly slenderness: Formula<"b" | "t" | "fy">;
  readonly ineffective: Formula<"b" | "t" | "lambda" | "limit">;
  readonly effective: Rule;
}

interface Plate {
  readonly id: string;
  /** `flange outstand, b = (b_f − t_w) / 2`. */
  readonly name: string;
  readonly b: SymbolDefinition;
  readonly t: SymbolDefinition;
  readonly area: SymbolDefinition;
}

function plateFormulas({ id, name, b, t, area }: Plate): PlateFormulas {
  const ineffective = {
    id: `ineffective-${id}`,
    title: `Ineffective area of the ${name.replace(/,.*/, "")}`,
    reference: CLAUSES.effectiveWidth,
    result: area,
  };
  return {
    slenderness: formula({
      id: `lambda-e-${id}`,
      title: `Slenderness of the ${name}`,
      reference: CLAUSES.compressionSlenderness,
      result: LAMBDA_E,
      symbols: { b, t, fy: F_Y },
      is: ({ constant, times, over, sqrt }, of) =>
        times(over(of.b, of.t), sqrt(over(of.fy, constant(250, "MPa")))),
    }),
    ineffective: formula({
      ...ineffective,
      symbols: { b, t, lambda: LAMBDA_E, limit: LAMBDA_EY },
      is: ({ constant, times, minus, over }, of) =>
        times(of.b, of.t, minus(constant(1), over(of.limit, of.lambda))),
    }),
    effective: { ...ineffective, rule: "0 where λ_e does not exceed λ_ey" },
  };
}

/** kf from the ineffective areas of two plates, each of which occurs `counts` times. */
function fromPlates(first: Plate, second: Plate, counts: readonly [number, number]) {
  return {
    first: plateFormulas(first),
    second: plateFormulas(second),
    formFactor: formula({
      id: "k-f",
      title: "Form factor",
      reference: CLAUSES.formFactor,
      result: K_F,
      symbols: { first: first.area, second: second.area, ag: A_G },
      is: ({ constant, times, minus, over, plus }, of) => {
        const [one, two] = counts;
        const all = plus(
          one === 1 ? of.first : times(constant(one), of.first),
          two === 1 ? of.second : times(constant(two), of.second),
        );
        return minus(constant(1), over(all, of.ag));
      },
    }),
  } as const;
}

const OUTSTAND = { id: "flange", b: B, t: T_F, area: symbol("A_if", "mm²") } as const;
const WEB = { id: "web", name: "web", b: D_1, t: T_W, area: symbol("A_iw", "mm²") } as const;

export const I_SECTION_FORM = fromPlates(
  { ...OUTSTAND, name: "flange outstand, b = (b_f − t_w) / 2" },
  WEB,
  [4, 1],
);
export const CHANNEL_FORM = fromPlates({ ...OUTSTAND, name: "flange outstand, b = b_f − t_w" }, WEB, [2, 1]);

const LEG = { b: B, t: T } as const;
export const ANGLE_FORM = fromPlates(
  { ...LEG, id: "leg-1", name: "leg b_1, b = b_1 − t", area: symbol("A_i1", "mm²") },
  { ...LEG, id: "leg-2", name: "leg b_2, b = b_2 − t", area: symbol("A_i2", "mm²") },
  [1, 1],
);

const SIDE = { id: "depth", b: D_1, area: symbol("A_id", "mm²") } as const;
const WIDTH = { id: "width", b: symbol("b_1", "mm"), area: symbol("A_ib", "mm²") } as const;
export const HOLLOW_FORM = fromPlates(
  { ...SIDE, t: T, name: "wall along the depth" },
  { ...WIDTH, t: T, name: "wall along the width" },
  [2, 2],
);
export const BOX_FORM = fromPlates(
  { ...SIDE, t: T_W, name: "web" },
  { ...WIDTH, t: T_F, name: "flange between the webs" },
  [2, 2],
);

export const TUBE_SLENDERNESS = formula({
  id: "lambda-e",
  title: "Slenderness of the wall",
  reference: CLAUSES.compressionSlenderness,
  result: LAMBDA_E,
  symbols: { d: D_O, t: T, fy: F_Y },
  is: ({ constant, times, over }, { d, t, fy }) => times(over(d, t), over(fy, constant(250, "MPa"))),
});

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

/** The form factor that the capacities use, where it is not the calculated one. */
export const FORM_FACTOR_OF_SECTION: Rule = { ...FORM_FACTOR, rule: "value in the section properties" };
