import { type Formula, formula, type Rule, type SymbolDefinition, symbol } from "@kingpost/calc";
import type { Dimensions } from "@kingpost/section-geometry";
import { CLAUSES } from "../clauses.ts";
import { A_G, D, T } from "../symbols.ts";
import {
  BOX_FLANGE,
  BOX_WEB,
  CHANNEL_FLANGE,
  D_O,
  I_FLANGE,
  LEG_1,
  LEG_2,
  type PlateDefinition,
  plateSlenderness,
  STEM,
  tubeSlenderness,
  WALL_ALONG_DEPTH,
  WALL_ALONG_WIDTH,
  WEB,
} from "./plates.ts";

/**
 * Axis and direction of bending: `x`, `yL` (web of a channel in compression), `xA` (load A of an angle), `xF` and `xS` (flange
 * and stem of a tee in compression).
 */
export type BendingAxis = "x" | "y" | "xA" | "xC" | "xF" | "xS" | "yL" | "yR" | "yB" | "yD";

const LAMBDA_S = symbol("lambda_s");
const LAMBDA_SP = symbol("lambda_sp");
const LAMBDA_SY = symbol("lambda_sy");
const Z_C = symbol("Z_c", "mm³");

/** The slenderness of an element in bending, with the element's definition. */
export interface ElementFormulas {
  readonly plate: PlateDefinition;
  readonly slenderness: Formula<"b" | "t" | "fy">;
}

const element = (plate: PlateDefinition): ElementFormulas => ({
  plate,
  slenderness: plateSlenderness(plate, CLAUSES.bendingSlenderness),
});

export const ELEMENTS = {
  iFlange: element(I_FLANGE),
  channelFlange: element(CHANNEL_FLANGE),
  web: element(WEB),
  stem: element(STEM),
  leg1: element(LEG_1),
  leg2: element(LEG_2),
  wallAlongDepth: element(WALL_ALONG_DEPTH),
  wallAlongWidth: element(WALL_ALONG_WIDTH),
  boxWeb: element(BOX_WEB),
  boxFlange: element(BOX_FLANGE),
  tube: {
    plate: { id: "wall", name: "wall", b: D_O, t: T },
    slenderness: tubeSlenderness(CLAUSES.bendingSlenderness),
  },
} as const satisfies Record<string, ElementFormulas>;

export const SECTION_SLENDERNESS: Rule = {
  id: "lambda-s",
  title: "Section slenderness",
  reference: CLAUSES.bendingSlenderness,
  result: LAMBDA_S,
  rule: "Governing element: greatest λ_e / λ_ey",
};

export const PLASTICITY_LIMIT: Rule = {
  id: "lambda-sp",
  title: "Section plasticity limit",
  reference: CLAUSES.bendingLimits,
  result: LAMBDA_SP,
  rule: "λ_ep of that element",
};

export const YIELD_LIMIT: Rule = {
  id: "lambda-sy",
  title: "Section yield limit",
  reference: CLAUSES.bendingLimits,
  result: LAMBDA_SY,
  rule: "λ_ey of that element",
};

/** An outstand with its greatest compression at the tip, another plate, or the wall of a circular hollow section. */
export type SlenderKind = "plate" | "tip" | "tube";

/** Where no plate in compression could buckle. */
interface CompactFormulas {
  readonly compactLimit: Formula<"s" | "z">;
  readonly compact: Formula<"zc">;
  readonly ofSection: Rule;
}

interface ModulusFormulas extends CompactFormulas {
  readonly nonCompact: Formula<"z" | "zc" | "lambda" | "plasticity" | "limit">;
  /** For the elements that can govern about the axis. */
  readonly slender: Readonly<Partial<Record<SlenderKind, Formula<"z" | "lambda" | "limit">>>>;
}

function modulusSymbols(axis: BendingAxis) {
  const about = axis.startsWith("x") ? "x" : "y";
  return {
    result: symbol(`Z_e${axis}`, "mm³"),
    z: symbol(`Z_${about}`, "mm³"),
    s: symbol(`S_${about}`, "mm³"),
  };
}

function compactFormulas(axis: BendingAxis): CompactFormulas {
  const { result, z, s } = modulusSymbols(axis);
  const modulus = { id: "z-e", result };
  return {
    compactLimit: formula({
      id: "z-c",
      title: "Effective section modulus of a compact section",
      reference: CLAUSES.compactModulus,
      result: Z_C,
      symbols: { s, z },
      is: ({ constant, times, min }, of) => min(of.s, times(constant(1.5), of.z)),
    }),
    compact: formula({
      ...modulus,
      title: "Effective section modulus, compact section",
      reference: CLAUSES.compactModulus,
      symbols: { zc: Z_C },
      is: (_, { zc }) => zc,
    }),
    ofSection: {
      ...modulus,
      title: "Effective section modulus",
      reference: CLAUSES.sectionMoment,
      rule: "value in the section properties",
    },
  };
}

function modulusFormulas(axis: BendingAxis, ...kinds: readonly SlenderKind[]): ModulusFormulas {
  const { result, z } = modulusSymbols(axis);
  return {
    ...compactFormulas(axis),
    nonCompact: formula({
      id: "z-e",
      title: "Effective section modulus, non-compact section",
      reference: CLAUSES.nonCompactModulus,
      result,
      symbols: { z, zc: Z_C, lambda: LAMBDA_S, plasticity: LAMBDA_SP, limit: LAMBDA_SY },
      is: ({ plus, minus, times, over }, of) =>
        plus(
          of.z,
          over(times(minus(of.zc, of.z), minus(of.limit, of.lambda)), minus(of.limit, of.plasticity)),
        ),
    }),
    slender: Object.fromEntries(kinds.map((kind) => [kind, slenderModulus(kind, result, z)])),
  };
}

function slenderModulus(kind: SlenderKind, result: SymbolDefinition, z: SymbolDefinition) {
  return formula({
    id: "z-e",
    title: "Effective section modulus, slender section",
    reference: CLAUSES.slenderModulus,
    result,
    symbols: { z, lambda: LAMBDA_S, limit: LAMBDA_SY },
    is: ({ constant, times, over, sqrt, square, min }, of) => {
      const ratio = over(of.limit, of.lambda);
      switch (kind) {
        case "plate":
          return times(of.z, ratio);
        case "tip":
          return times(of.z, square(ratio));
        case "tube":
          return times(of.z, min(sqrt(ratio), square(times(constant(2), ratio))));
      }
    },
  });
}

export const EFFECTIVE_MODULUS: Readonly<
  Record<Exclude<BendingAxis, "yD">, ModulusFormulas> & { yD: CompactFormulas }
> = {
  x: modulusFormulas("x", "plate", "tube"),
  y: modulusFormulas("y", "plate", "tip", "tube"),
  xA: modulusFormulas("xA", "tip"),
  xC: modulusFormulas("xC", "plate", "tip"),
  xF: modulusFormulas("xF", "plate"),
  xS: modulusFormulas("xS", "tip"),
  yL: modulusFormulas("yL", "plate"),
  yR: modulusFormulas("yR", "tip"),
  yB: modulusFormulas("yB", "tip"),
  yD: compactFormulas("yD"),
};

/**
 * A rectangular hollow section or a box whose compression flange is slender: the excess width leaves the middle of that flange,
 * and the neutral axis moves away from it.
 *
 *   Ai = b (1 - lambda_sy / lambda_s) t         the area taken out
 *   e = Ai (d - t) / (2 (Ag - Ai))              the shift of the neutral axis
 *   Ze = (I - Ai [t^2 / 12 + (d - t)^2 / 4] - (Ag - Ai) e^2) / (d / 2 + e)
 *
 * Shape    depth d in the plane of bending, clear width b and thickness t of the slender flange
 * Source   AS 4100 5.2.5 (effective cross-section). Z lambda_sy / lambda_s, also allowed, is up to 28 % low
 */
function effectiveSection(axis: "x" | "y", { b, t }: PlateDefinition, d: SymbolDefinition) {
  const out = symbol("A_i", "mm²");
  const shift = symbol("e", "mm");
  const inertia = symbol("I_e", "mm⁴");
  const reference = CLAUSES.slenderModulus;
  return {
    area: formula({
      id: "a-i",
      title: "Ineffective area in the middle of the compression flange",
      reference,
      result: out,
      symbols: { b, t, lambda: LAMBDA_S, limit: LAMBDA_SY },
      is: ({ constant, times, minus, over }, of) =>
        times(of.b, minus(constant(1), over(of.limit, of.lambda)), of.t),
    }),
    shift: formula({
      id: "e",
      title: "Shift of the neutral axis",
      reference,
      result: shift,
      symbols: { out, d, t, ag: A_G },
      is: ({ constant, times, minus, over }, of) =>
        over(times(of.out, minus(of.d, of.t)), times(constant(2), minus(of.ag, of.out))),
    }),
    inertia: formula({
      id: "i-e",
      title: "Second moment of area of the effective section",
      reference,
      result: inertia,
      symbols: { i: symbol(`I_${axis}`, "mm⁴"), out, d, t, ag: A_G, shift },
      is: ({ constant, times, minus, plus, over, square }, of) =>
        minus(
          minus(
            of.i,
            times(
              of.out,
              plus(over(square(of.t), constant(12)), over(square(minus(of.d, of.t)), constant(4))),
            ),
          ),
          times(minus(of.ag, of.out), square(of.shift)),
        ),
    }),
    modulus: formula({
      id: "z-e",
      title: "Effective section modulus, slender section",
      reference,
      result: symbol(`Z_e${axis}`, "mm³"),
      symbols: { inertia, d, shift },
      is: ({ constant, plus, over }, of) => over(of.inertia, plus(over(of.d, constant(2)), of.shift)),
    }),
  };
}

const WIDTH = symbol("b", "mm");

/** By the flange in compression: about y the depth in the plane of bending is the width. */
export const EFFECTIVE_SECTION = {
  rhs: { x: effectiveSection("x", WALL_ALONG_WIDTH, D), y: effectiveSection("y", WALL_ALONG_DEPTH, WIDTH) },
  box: { x: effectiveSection("x", BOX_FLANGE, D), y: effectiveSection("y", BOX_WEB, WIDTH) },
} as const;

interface TwoDirections {
  readonly first: BendingAxis;
  readonly second: BendingAxis;
  readonly least: Formula<"first" | "second">;
}

function twoDirections(axis: "x" | "y", first: BendingAxis, second: BendingAxis): TwoDirections {
  return {
    first,
    second,
    least: formula({
      id: "z-e-least",
      title: "Effective section modulus, the less favourable direction",
      reference: CLAUSES.sectionMoment,
      result: symbol(`Z_e${axis}`, "mm³"),
      symbols: { first: symbol(`Z_e${first}`, "mm³"), second: symbol(`Z_e${second}`, "mm³") },
      is: ({ min }, of) => min(of.first, of.second),
    }),
  };
}

/** The axes about which a shape has two directions of bending with different moduli. */
export const TWO_DIRECTIONS: Readonly<
  Partial<Record<Dimensions["shape"], Readonly<Partial<Record<BendingAxis, TwoDirections>>>>>
> = {
  tee: { x: twoDirections("x", "xF", "xS") },
  channel: { y: twoDirections("y", "yL", "yR") },
  angle: { x: twoDirections("x", "xA", "xC"), y: twoDirections("y", "yB", "yD") },
};
