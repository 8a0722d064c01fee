import { formatNumber, type NumberStyle } from "../number-format.ts";
import { fromBase, type UnitName } from "./units.ts";

interface QuantityDefinition {
  /** Units that it may be shown in; the first unless another is chosen. */
  readonly units: readonly [UnitName, ...UnitName[]];
  readonly style: NumberStyle;
}

const THREE_FIGURES: NumberStyle = { significant: 3 };

/** What is measured: its units and how many digits of it are shown. */
export const QUANTITIES = {
  length: { units: ["mm", "m"], style: { decimals: [0, 3] } },
  area: { units: ["mm²", "m²"], style: THREE_FIGURES },
  "section modulus": { units: ["mm³"], style: THREE_FIGURES },
  "second moment of area": { units: ["mm⁴"], style: THREE_FIGURES },
  "warping constant": { units: ["mm⁶"], style: THREE_FIGURES },
  force: { units: ["kN", "N"], style: THREE_FIGURES },
  moment: { units: ["kNm", "Nmm"], style: THREE_FIGURES },
  "spring stiffness": { units: ["kN/mm"], style: THREE_FIGURES },
  "rotational stiffness": { units: ["kNm/rad"], style: THREE_FIGURES },
  stress: { units: ["MPa"], style: THREE_FIGURES },
  "line load": { units: ["kN/m"], style: { decimals: [0, 2] } },
  pressure: { units: ["kPa", "MPa"], style: { decimals: [0, 2] } },
  "unit weight": { units: ["kN/m³"], style: { decimals: [0, 2] } },
  angle: { units: ["°", "rad"], style: { decimals: [0, 2] } },
  "mass per length": { units: ["kg/m"], style: THREE_FIGURES },
  density: { units: ["kg/m³"], style: { decimals: [0, 1] } },
  factor: { units: [""], style: { decimals: [0, 3] } },
} as const satisfies Record<string, QuantityDefinition>;

export type Quantity = keyof typeof QUANTITIES;

export interface ShownQuantity {
  readonly text: string;
  readonly unit: UnitName;
}

/** The digits of a quantity in one of its units. Units: `value` in base units. */
export function formatQuantity(value: number, quantity: Quantity, unit?: UnitName): ShownQuantity {
  const { units, style } = QUANTITIES[quantity];
  const shownIn = unit ?? units[0];
  return { text: formatNumber(fromBase(value, shownIn), style), unit: shownIn };
}
