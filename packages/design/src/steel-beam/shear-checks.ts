import {
  type SteelSection,
  shearBendingCheck,
  shearBendingRatio,
  shearCheck,
  type WebStiffeners,
  webThicknessCheck,
} from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Combined, Greatest } from "./analysis.ts";
import { designAction } from "./design-action.ts";
import { withoutRounding } from "./rounding.ts";
import { governingShearPoint } from "./shear-points.ts";

/** Shear, shear with bending, and the thickness of the web. */
export function shearChecks(
  section: SteelSection,
  strength: readonly Combined[],
  worst: Greatest | undefined,
  moment: Greatest | undefined,
  stiffeners: WebStiffeners | undefined,
): Check[] {
  if (!worst) return [];
  const rate = shearBendingRatio(section, stiffeners);
  const governing = rate && governingShearPoint(strength, rate, worst);
  const { of, x, v, m } = governing ?? { of: worst.of, x: worst.x, v: worst.value, m: 0 };
  return [
    shearCheck(
      section,
      worst.value,
      { id: "shear", title: "Shear", action: designAction("V*", worst) },
      stiffeners,
    ),
    shearBendingCheck(
      section,
      { v, m: withoutRounding(m, moment?.value ?? 0) },
      {
        id: "shear-with-bending",
        title: "Shear with bending",
        action: designAction("V*", { value: v, of, x }),
      },
      stiffeners,
    ),
    webThicknessCheck(section, { id: "web-thickness", title: "Minimum web thickness" }, stiffeners),
  ];
}
