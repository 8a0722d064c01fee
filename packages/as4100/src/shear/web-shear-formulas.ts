import { type Formula, formula, type Rule, type SymbolDefinition, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { ALPHA_V, B, D, D_1, F_Y, F_YW, T, T_F, T_W } from "../symbols.ts";

const LAMBDA_W = symbol("lambda_w");
const A_W = symbol("A_w", "mm²");
const V_W = symbol("V_w", "kN");
const V_U = symbol("V_u", "kN");
const V_V = symbol("V_v", "kN");
const PHI_V_V = symbol("phi V_v", "kN");
const STRESS_RATIO = symbol("f_vm/f_va");

/** The plates that carry a shear force, as their formulas name them. */
interface WebSymbols {
  /** The sides of a hollow section are walls. */
  readonly name: "web" | "wall";
  readonly count: 1 | 2;
  readonly clear: SymbolDefinition;
  /** Depth of the area that carries the shear. */
  readonly depth: SymbolDefinition;
  readonly t: SymbolDefinition;
  readonly fy: SymbolDefinition;
}

export interface WebFormulas {
  readonly name: "web" | "wall";
  readonly slenderness: Formula<"dp" | "t" | "fy">;
  readonly coefficient: Formula<"lambda">;
  readonly area: Formula<"depth" | "t">;
  readonly yielding: Formula<"fy" | "aw">;
}

export interface BoxWebFormulas extends WebFormulas {
  readonly stressRatio: Formula<"d" | "b" | "web" | "flange">;
}

export function shearBuckling(name: "web" | "wall" | "flanges") {
  return formula({
    id: "alpha-v",
    title: `Shear buckling coefficient of the ${name}`,
    reference: CLAUSES.shearBuckling,
    result: ALPHA_V,
    symbols: { lambda: LAMBDA_W },
    is: ({ constant, min, square, over }, { lambda }) => min(constant(1), square(over(constant(82), lambda))),
  });
}

export function webSlenderness(
  title: string,
  symbols: Pick<WebSymbols, "t" | "fy"> & { readonly dp: SymbolDefinition },
) {
  return formula({
    id: "lambda-w",
    title,
    reference: CLAUSES.shearUniform,
    result: LAMBDA_W,
    symbols,
    is: ({ constant, times, over, sqrt }, { dp, t, fy }) =>
      times(over(dp, t), sqrt(over(fy, constant(250, "MPa")))),
  });
}

function webFormulas({ name, count, clear, depth, t, fy }: WebSymbols): WebFormulas {
  return {
    name,
    slenderness: webSlenderness(`Slenderness of the ${name}`, { dp: clear, t, fy }),
    coefficient: shearBuckling(name),
    area: formula({
      id: "a-w",
      title: count === 1 ? `Area of the ${name}` : `Area of the two ${name}s`,
      reference: CLAUSES.shearYield,
      result: A_W,
      symbols: { depth, t },
      is: (is, of) => (count === 1 ? is.times(of.depth, of.t) : is.times(is.constant(2), of.depth, of.t)),
    }),
    yielding: formula({
      id: "v-w",
      title: "Nominal shear yield capacity",
      reference: CLAUSES.shearYield,
      result: V_W,
      symbols: { fy, aw: A_W },
      is: ({ constant, times }, { fy: stress, aw }) => times(constant(0.6), stress, aw),
    }),
  };
}

/** The symbols of a box seen along one of its sides: its webs run along `d`, its flanges across it. */
interface BoxSymbols extends Pick<WebSymbols, "name" | "clear" | "t" | "fy"> {
  readonly d: SymbolDefinition;
  readonly b: SymbolDefinition;
  readonly flange: SymbolDefinition;
}

function boxFormulas({ d, b, flange, clear, ...web }: BoxSymbols): BoxWebFormulas {
  return {
    ...webFormulas({ ...web, count: 2, clear, depth: clear }),
    stressRatio: formula({
      id: "f-vm-f-va",
      title: `Greatest to average shear stress in the ${web.name}s`,
      reference: CLAUSES.shearNonUniform,
      result: STRESS_RATIO,
      symbols: { b, flange, d, web: web.t },
      is: ({ constant, times, over, plus }, of) => {
        const [flanges, side] = [times(of.b, of.flange), times(of.d, of.web)];
        return over(
          times(constant(3), plus(times(constant(2), flanges), side)),
          times(constant(2), plus(times(constant(3), flanges), side)),
        );
      },
    }),
  };
}

const B_1 = symbol("b_1", "mm");
const ONE_WEB = { name: "web", count: 1, clear: D_1, t: T_W, fy: F_YW } as const;

export const ROLLED_WEB = webFormulas({ ...ONE_WEB, depth: D });
export const WELDED_WEB = webFormulas({ ...ONE_WEB, depth: D_1 });

/** A hollow section formed from one strip has one thickness and one yield stress. */
const WALL = { name: "wall", t: T, flange: T, fy: F_Y } as const;
const ALONG_DEPTH = { d: D, b: B, clear: D_1 } as const;
const ALONG_WIDTH = { d: B, b: D, clear: B_1 } as const;

export const WALLS_ALONG_DEPTH = boxFormulas({ ...WALL, ...ALONG_DEPTH });
export const WALLS_ALONG_WIDTH = boxFormulas({ ...WALL, ...ALONG_WIDTH });
/** A box of plates has two thicknesses and two yield stresses. */
export const BOX_WEBS = boxFormulas({ name: "web", t: T_W, flange: T_F, fy: F_YW, ...ALONG_DEPTH });
export const BOX_FLANGES = boxFormulas({ name: "web", t: T_F, flange: T_W, fy: F_Y, ...ALONG_WIDTH });

/** Shear buckling of the more slender wall of a hollow section in torsion. */
export const TORSION_WALL = {
  slenderness: webSlenderness("Slenderness of the more slender wall", {
    dp: symbol("d_p", "mm"),
    t: T,
    fy: F_Y,
  }),
  coefficient: shearBuckling("wall"),
} as const;

export const UNIFORM_SHEAR = formula({
  id: "v-u",
  title: "Nominal shear capacity under uniform shear stress",
  reference: CLAUSES.shearUniform,
  result: V_U,
  symbols: { alphaV: ALPHA_V, vw: V_W },
  is: ({ times }, { alphaV, vw }) => times(alphaV, vw),
});

export const NON_UNIFORM_SHEAR = formula({
  id: "v-v",
  title: "Nominal shear capacity under non-uniform shear stress",
  reference: CLAUSES.shearNonUniform,
  result: V_V,
  symbols: { vu: V_U, ratio: STRESS_RATIO },
  is: ({ constant, times, over, plus, min }, { vu, ratio }) =>
    min(vu, over(times(constant(2), vu), plus(constant(0.9), ratio))),
});

export const CIRCULAR_SHEAR = formula({
  id: "v-w",
  title: "Shear yield capacity of a circular hollow section",
  reference: CLAUSES.shearYield,
  result: V_W,
  symbols: { fy: F_Y, ae: symbol("A_e", "mm²") },
  is: ({ constant, times }, { fy, ae }) => times(constant(0.36), fy, ae),
});

function designShear(nominal: SymbolDefinition, result: SymbolDefinition) {
  return designFormula({ id: "phi-v-v", title: "Design shear capacity", result, nominal });
}

/** Along the depth, and along the width. */
const DESIGN_SYMBOLS = { depth: PHI_V_V, width: symbol("phi V_vy", "kN") } as const;

export type ShearDirection = keyof typeof DESIGN_SYMBOLS;

export const DESIGN_WEB_SHEAR = designShear(V_U, PHI_V_V);
/** Design shear capacity of a web with transverse stiffeners. */
export const DESIGN_WEB_SHEAR_BUCKLING = designShear(symbol("V_b", "kN"), PHI_V_V);
export const DESIGN_BOX_SHEAR = {
  depth: designShear(V_V, DESIGN_SYMBOLS.depth),
  width: designShear(V_V, DESIGN_SYMBOLS.width),
} as const;
export const DESIGN_CIRCULAR_SHEAR = {
  depth: designShear(V_W, DESIGN_SYMBOLS.depth),
  width: designShear(V_W, DESIGN_SYMBOLS.width),
} as const;

const WELD_SHEAR = symbol("phi V_{v,weld}", "kN");

export const PUBLISHED_WELD_SHEAR: Rule = {
  id: "phi-v-weld",
  title: "Design shear capacity of the web-to-flange weld",
  reference: CLAUSES.filletWeld,
  result: WELD_SHEAR,
  rule: "published design shear capacity",
};

export const WELD_LIMITED_SHEAR = formula({
  id: "phi-v-v-weld",
  title: "Design shear capacity, governed by the web-to-flange weld",
  reference: CLAUSES.filletWeld,
  result: PHI_V_V,
  symbols: { design: PHI_V_V, limit: WELD_SHEAR },
  is: ({ min }, { design, limit }) => min(design, limit),
});
