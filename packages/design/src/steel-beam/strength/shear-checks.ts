import { withoutRounding } from "@kingpost/actions";
import {
  shearBendingCheck,
  shearBendingRatio,
  shearCheck,
  type WebStiffeners,
  webThicknessCheck,
} from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Combined, Greatest } from "../../beam/analysis/analysis.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { designAction } from "./design-action.ts";
import { governingShearPoint } from "./shear-points.ts";

/** The greatest actions on the parts of the beam with one section. */
export interface SectionActions {
  readonly moment: Greatest | undefined;
  readonly shear: Greatest | undefined;
  /** The pieces of the beam with the section; undefined for all. */
  readonly pieces: readonly number[] | undefined;
}

/** Shear, shear with bending, and the thickness of the web. */
export function shearChecks(
  { section, idOf, titleOf }: BeamSection,
  strength: readonly Combined[],
  { moment, shear: worst, pieces }: SectionActions,
  stiffeners: WebStiffeners | undefined,
): Check[] {
  if (!worst) return [];
  const named = (id: string, title: string) => ({ id: idOf(id), title: titleOf(title) });
  const rate = shearBendingRatio(section, stiffeners);
  const governing = rate && governingShearPoint(strength, rate, worst, pieces);
  const { of, x, v, m } = governing ?? { of: worst.of, x: worst.x, v: worst.value, m: 0 };
  return [
    shearCheck(
      section,
      worst.value,
      { ...named("shear", "Shear"), action: designAction("V*", worst) },
      stiffeners,
    ),
    shearBendingCheck(
      section,
      { v, m: withoutRounding(m, moment?.value ?? 0) },
      {
        ...named("shear-with-bending", "Shear with bending"),
        action: designAction("V*", { value: v, of, x }),
      },
      stiffeners,
    ),
    webThicknessCheck(section, named("web-thickness", "Minimum web thickness"), stiffeners),
  ];
}
