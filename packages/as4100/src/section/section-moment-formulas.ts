import { type Formula, formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { F_Y } from "../symbols.ts";
import type { BendingAxis } from "./effective-modulus-formulas.ts";

interface SectionMomentFormulas {
  readonly nominal: Formula<"fy" | "ze">;
  readonly design: Formula<"phi" | "nominal">;
}

/** A tee has one section moment capacity about x, of its less favourable direction. */
export type MomentAxis = Exclude<BendingAxis, "xF" | "xS">;

function sectionMomentFormulas(axis: MomentAxis): SectionMomentFormulas {
  const nominal = symbol(`M_s${axis}`, "kNm");
  return {
    nominal: formula({
      id: "m-s",
      title: "Nominal section moment capacity",
      reference: CLAUSES.sectionMoment,
      result: nominal,
      symbols: { fy: F_Y, ze: symbol(`Z_e${axis}`, "mm³") },
      is: ({ times }, { fy, ze }) => times(fy, ze),
    }),
    design: designFormula({
      id: "phi-m-s",
      title: "Design section moment capacity",
      result: symbol(`phi M_s${axis}`, "kNm"),
      nominal,
    }),
  };
}

export const SECTION_MOMENT: Readonly<Record<MomentAxis, SectionMomentFormulas>> = {
  x: sectionMomentFormulas("x"),
  y: sectionMomentFormulas("y"),
  xA: sectionMomentFormulas("xA"),
  xC: sectionMomentFormulas("xC"),
  yL: sectionMomentFormulas("yL"),
  yR: sectionMomentFormulas("yR"),
  yB: sectionMomentFormulas("yB"),
  yD: sectionMomentFormulas("yD"),
};
