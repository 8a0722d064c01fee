import { type Formula, formula, type Reference, type SymbolDefinition, symbol } from "@kingpost/calc";
import { B, D_1, F_Y, T, T_F, T_W } from "../symbols.ts";

/** A flat plate element of a cross-section: how the derivations name it, and the symbols of its clear width and thickness. */
export interface PlateDefinition {
  readonly id: string;
  /** `flange outstand, b = (b_f − t_w) / 2`. */
  readonly name: string;
  readonly b: SymbolDefinition;
  readonly t: SymbolDefinition;
}

const OUTSTAND = { id: "flange", b: B, t: T_F } as const;
export const I_FLANGE: PlateDefinition = { ...OUTSTAND, name: "flange outstand, b = (b_f − t_w) / 2" };
export const CHANNEL_FLANGE: PlateDefinition = { ...OUTSTAND, name: "flange outstand, b = b_f − t_w" };
export const WEB: PlateDefinition = { id: "web", name: "web", b: D_1, t: T_W };

export const STEM: PlateDefinition = { id: "stem", name: "stem, b = d − t_f", b: B, t: T_W };

const LEG = { b: B, t: T } as const;
export const LEG_1: PlateDefinition = { ...LEG, id: "leg-1", name: "leg b_1, b = b_1 − t" };
export const LEG_2: PlateDefinition = { ...LEG, id: "leg-2", name: "leg b_2, b = b_2 − t" };

const DEPTH = { id: "depth", b: D_1 } as const;
const WIDTH = { id: "width", b: symbol("b_1", "mm") } as const;
export const WALL_ALONG_DEPTH: PlateDefinition = { ...DEPTH, t: T, name: "wall along the depth" };
export const WALL_ALONG_WIDTH: PlateDefinition = { ...WIDTH, t: T, name: "wall along the width" };
export const BOX_WEB: PlateDefinition = { ...DEPTH, t: T_W, name: "web" };
export const BOX_FLANGE: PlateDefinition = { ...WIDTH, t: T_F, name: "flange between the webs" };

/** `flange outstand` without the definition of its width. */
export const shortName = ({ name }: PlateDefinition): string => name.replace(/,.*/, "");

export const LAMBDA_E = symbol("lambda_e");
/** Outside diameter of a circular hollow section. */
export const D_O = symbol("d_o", "mm");

/**
 * Slenderness of a flat plate element.
 *
 *   lambda_e = (b / t) sqrt(fy / 250)
 *
 * Shape    clear width b between the supporting faces; thickness t
 * Units    mm, MPa, out dimensionless
 * Source   AS 4100 5.2.2 (bending), 6.2.3 (compression)
 */
export function plateSlenderness(
  { id, name, b, t }: PlateDefinition,
  reference: Reference,
): Formula<"b" | "t" | "fy"> {
  return formula({
    id: `lambda-e-${id}`,
    title: `Slenderness of the ${name}`,
    reference,
    result: LAMBDA_E,
    symbols: { b, t, fy: F_Y },
    is: ({ constant, times, over, sqrt }, of) =>
      times(over(of.b, of.t), sqrt(over(of.fy, constant(250, "MPa")))),
  });
}

/**
 * Slenderness of the wall of a circular hollow section.
 *
 *   lambda_e = (do / t) (fy / 250)
 *
 * Units    mm, MPa, out dimensionless
 * Source   AS 4100 5.2.2, 6.2.3
 */
export function tubeSlenderness(reference: Reference): Formula<"b" | "t" | "fy"> {
  return formula({
    id: "lambda-e",
    title: "Slenderness of the wall",
    reference,
    result: LAMBDA_E,
    symbols: { b: D_O, t: T, fy: F_Y },
    is: ({ constant, times, over }, { b, t, fy }) => times(over(b, t), over(fy, constant(250, "MPa"))),
  });
}
