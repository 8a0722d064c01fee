import { formatNumber } from "@kingpost/calc";
import type { ConnectionInputs } from "../fields.ts";
import type { WeldMark } from "../figures/weld-symbol.ts";

/** A length in a text, mm. */
export const text = (value: number): string => formatNumber(value, { decimals: [0, 1] });

/** `6 M20 8.8/S`. */
export const boltWords = (count: number, { boltSize, boltCategory }: ConnectionInputs): string =>
  `${count} ${boltSize} ${boltCategory}`;

/** The names of plates in a list. */
export const GRADES: Readonly<Record<ConnectionInputs["plateGrade"], string>> = {
  "250": "Grade 250",
  "300": "Grade 300",
  "350": "Grade 350",
  "300 flat": "Grade 300 flat",
};

/** `PL 280 × 10 Grade 250`. */
export const plateWords = (
  width: number,
  { plateThickness, plateGrade }: Pick<ConnectionInputs, "plateThickness" | "plateGrade">,
): string => `PL ${text(width)} × ${text(plateThickness)} ${GRADES[plateGrade]}`;

/** `8 CFW SP E49`: a continuous fillet weld. */
export const weldWords = ({ weldLeg, weldCategory, electrode }: ConnectionInputs): string =>
  `${text(weldLeg)} CFW ${weldCategory} E${electrode.slice(0, 2)}`;

/** The mark of fillet welds in a drawing. */
export const filletMark = (
  { weldLeg, weldCategory, electrode }: ConnectionInputs,
  isBoth = true,
): WeldMark => ({
  leg: text(weldLeg),
  isBoth,
  tail: `${weldCategory} E${electrode.slice(0, 2)}`,
});

/** The mark of complete penetration butt welds. */
export const buttMark = ({ weldCategory }: ConnectionInputs): WeldMark => ({ tail: `CPBW ${weldCategory}` });

/** The mark of the flanges of a rigid connection or a splice. */
export const flangeMark = (inputs: ConnectionInputs): WeldMark =>
  inputs.flangeWeld === "butt" ? buttMark(inputs) : filletMark({ ...inputs, weldLeg: inputs.flangeLeg });

/** Density of steel, kg/mm3. */
const DENSITY = 7.85e-6;

export const plateMass = (length: number, width: number, t: number): number => DENSITY * length * width * t;
