import { shiftDecimal } from "../number-format.ts";
import type { Dimension } from "./dimension.ts";

export interface Unit {
  /** As it is written after a number: `kNm`, `mm²`. */
  readonly text: string;
  /** How many base units (N, mm, MPa, rad, kg) one of it holds. */
  readonly factor: number;
  readonly dimension: Dimension;
  /** For screen readers: `kilonewton metres`. */
  readonly spoken: string;
  /** How users may type it besides `text`. */
  readonly typed: readonly string[];
}

type Exponents = readonly [force: number, length: number, mass?: number];

function unit(
  text: string,
  factor: number,
  [force, length, mass = 0]: Exponents,
  spoken: string,
  typed: readonly string[] = [],
): Unit {
  return { text, factor, dimension: { force, length, mass }, spoken, typed };
}

/** Every unit that a value is written in. Values are held in N, mm, MPa (N/mm²), rad and kg; "" is a pure number. */
export const UNITS = {
  "": unit("", 1, [0, 0], ""),
  rad: unit("rad", 1, [0, 0], "radians"),
  "°": unit("°", Math.PI / 180, [0, 0], "degrees", ["deg"]),
  mm: unit("mm", 1, [0, 1], "millimetres"),
  m: unit("m", 1e3, [0, 1], "metres"),
  "mm²": unit("mm²", 1, [0, 2], "square millimetres", ["mm2"]),
  "m²": unit("m²", 1e6, [0, 2], "square metres", ["m2"]),
  "mm³": unit("mm³", 1, [0, 3], "cubic millimetres", ["mm3"]),
  "mm⁴": unit("mm⁴", 1, [0, 4], "millimetres to the fourth power", ["mm4"]),
  "mm⁶": unit("mm⁶", 1, [0, 6], "millimetres to the sixth power", ["mm6"]),
  N: unit("N", 1, [1, 0], "newtons"),
  kN: unit("kN", 1e3, [1, 0], "kilonewtons"),
  Nmm: unit("Nmm", 1, [1, 1], "newton millimetres"),
  kNm: unit("kNm", 1e6, [1, 1], "kilonewton metres", ["kN.m"]),
  "kNm/rad": unit("kNm/rad", 1e6, [1, 1], "kilonewton metres per radian"),
  MPa: unit("MPa", 1, [1, -2], "megapascals"),
  kPa: unit("kPa", 1e-3, [1, -2], "kilopascals", ["kN/m²", "kN/m2"]),
  "kN/m": unit("kN/m", 1, [1, -1], "kilonewtons per metre", ["N/mm"]),
  "kN/mm": unit("kN/mm", 1e3, [1, -1], "kilonewtons per millimetre"),
  "kN/m³": unit("kN/m³", 1e-6, [1, -3], "kilonewtons per cubic metre", ["kN/m3"]),
  "m²/m": unit("m²/m", 1e3, [0, 1], "square metres per metre"),
  "m²/t": unit("m²/t", 1e3, [0, 2, -1], "square metres per tonne"),
  "m/s²": unit("m/s²", 1, [1, 0, -1], "metres per second squared"),
  kg: unit("kg", 1, [0, 0, 1], "kilograms"),
  "kg/m": unit("kg/m", 1e-3, [0, -1, 1], "kilograms per metre"),
  "kg/m³": unit("kg/m³", 1e-9, [0, -3, 1], "kilograms per cubic metre", ["kg/m3"]),
  // Unit of empirical constants: 0.6 √MPa.
  "MPa^0.5": unit("√MPa", 1, [0.5, -1], "root megapascals"),
} as const satisfies Record<string, Unit>;

export type UnitName = keyof typeof UNITS;

/** A unit as it follows a number: ` MPa`, `°`. */
export function unitSuffix(name: UnitName): string {
  const { text } = UNITS[name];
  return text === "" || text === "°" ? text : ` ${text}`;
}

/** A value in base units from one in `name`. */
export function toBase(value: number, name: UnitName): number {
  const { factor } = UNITS[name];
  const places = Math.log10(factor);
  // Moved in decimal digits: 1.1 m is 1100 mm and not 1100.0000000000002 mm.
  return Number.isInteger(places) ? shiftDecimal(value, places) : value * factor;
}

/** A value in `name` from one in base units. */
export function fromBase(value: number, name: UnitName): number {
  return value / UNITS[name].factor;
}

/** The unit that a user typed: `m`, `kN/m`, `mm2`; undefined if there is none of that name. */
export function findUnit(typed: string): UnitName | undefined {
  const names = Object.keys(UNITS) as UnitName[];
  return names.find((name) => typed !== "" && (name === typed || UNITS[name].typed.includes(typed)));
}
