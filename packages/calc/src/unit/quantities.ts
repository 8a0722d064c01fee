import type { UnitName } from "./units.ts";

/** What is measured, with the units that it may be shown in: the first unless another is chosen. */
export const QUANTITIES = {
  length: ["mm", "m"],
  area: ["mm²", "m²"],
  "section modulus": ["mm³"],
  "second moment of area": ["mm⁴"],
  "warping constant": ["mm⁶"],
  force: ["kN", "N"],
  moment: ["kNm", "Nmm"],
  "spring stiffness": ["kN/mm"],
  "rotational stiffness": ["kNm/rad"],
  stress: ["MPa"],
  "line load": ["kN/m"],
  pressure: ["kPa", "MPa"],
  "unit weight": ["kN/m³"],
  angle: ["°", "rad"],
  "mass per length": ["kg/m"],
  density: ["kg/m³"],
  factor: [""],
} as const satisfies Record<string, readonly [UnitName, ...UnitName[]]>;

export type Quantity = keyof typeof QUANTITIES;
