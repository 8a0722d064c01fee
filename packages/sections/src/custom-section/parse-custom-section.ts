import { type ResidualStress, type Strengths, strengthsOf, WELDED_300, WELDED_400 } from "@kingpost/as4100";
import { DomainError } from "@kingpost/calc/domain-error";
import {
  type AngleDimensions,
  type BoxDimensions,
  type ChannelDimensions,
  type FlatDimensions,
  grossProperties,
  type ISectionDimensions,
  type RoundDimensions,
  type TeeDimensions,
  type UnequalISectionDimensions,
} from "@kingpost/section-geometry";
import {
  type CustomField,
  type CustomShape,
  type FlangeEdges,
  fieldsOf,
  STEELS,
  STRESS_CLASSES,
  type TypedCustomSection,
} from "./code/fields.ts";

export type CustomDimensions =
  | ISectionDimensions
  | UnequalISectionDimensions
  | BoxDimensions
  | AngleDimensions
  | ChannelDimensions
  | TeeDimensions
  | FlatDimensions
  | RoundDimensions;

/** A valid custom section in numbers. mm, MPa. */
export interface CustomSection {
  readonly shape: CustomShape;
  readonly dimensions: CustomDimensions;
  /** The plate grade whose rule gives the strengths; undefined where the user enters them. */
  readonly grade: "300" | "400" | undefined;
  readonly strengths: Strengths;
  readonly stress: ResidualStress;
  /** Edges of the flange plates; undefined for a shape other than an I-section. */
  readonly edges: FlangeEdges | undefined;
}

/** Error messages by field. */
export type CustomSectionErrors = Readonly<Partial<Record<CustomField | "steel" | "stress", string>>>;

export type ParsedCustomSection =
  | { readonly ok: true; readonly section: CustomSection }
  | { readonly ok: false; readonly errors: CustomSectionErrors };

/** Upper limit of any dimension of a rolled or welded section. */
const LARGEST = 5000;
/** AS 4100 does not cover elements thinner than this, except hollow sections to AS/NZS 1163. */
const THINNEST = 3;
const LEAST_STRESS = 100;
/** AS 4100 covers yield stresses up to this. */
const GREATEST_YIELD = 690;
const GREATEST_TENSILE = 1000;

const PLAIN_NUMBER = /^\d{1,6}(\.\d+)?$/;
const THICKNESSES: ReadonlySet<CustomField> = new Set(["tf", "tw", "tfb", "t"]);
const STRESSES: ReadonlySet<CustomField> = new Set(["fy", "fyw", "fu"]);

/** The parser of a custom section, for the form and for a link. Invalid input is never corrected: each field has its error. */
export function parseCustomSection(typed: TypedCustomSection): ParsedCustomSection {
  const errors: Partial<Record<CustomField | "steel" | "stress", string>> = {};
  const values: Partial<Record<CustomField, number>> = {};
  for (const field of fieldsOf(typed)) {
    const text = typed.text[field].trim();
    const wrong = faultOf(field, text);
    if (wrong === undefined) values[field] = Number(text);
    else errors[field] = wrong;
  }
  if (!STRESS_CLASSES[typed.shape].includes(typed.stress)) {
    errors.stress = "Choose the residual stresses of this shape.";
  }
  if (!STEELS[typed.shape].includes(typed.steel)) errors.steel = "Enter the strengths.";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const misfits = misfitsOf(typed.shape, values);
  if (Object.keys(misfits).length > 0) return { ok: false, errors: misfits };
  return made(typed, dimensionsFrom(typed.shape, values), values);
}

function faultOf(field: CustomField, text: string): string | undefined {
  const stress = STRESSES.has(field);
  const example = stress ? "in megapascals, such as 300" : "in millimetres, such as 16 or 12.5";
  if (text === "") return `Enter a number ${example}.`;
  if (/^[\d.]*,[\d.,]*$/.test(text)) return "Enter the number without a comma, for example 1200 or 12.5.";
  if (text.startsWith("-")) return "Enter a number above zero.";
  if (!PLAIN_NUMBER.test(text)) return `\u201c${text.slice(0, 20)}\u201d is not a number ${example}.`;
  if (/\.\d{3}/.test(text)) return "At most two decimals.";
  return rangeFault(field, Number(text), stress);
}

function rangeFault(field: CustomField, value: number, stress: boolean): string | undefined {
  if (field === "r1" || field === "r2") {
    return value > LARGEST ? `At most ${LARGEST} mm.` : undefined;
  }
  if (value === 0) return "Enter a number above zero.";
  if (stress) {
    const most = field === "fu" ? GREATEST_TENSILE : GREATEST_YIELD;
    if (value < LEAST_STRESS) return `At least ${LEAST_STRESS} MPa.`;
    if (value > most)
      return field === "fu" ? `At most ${most} MPa.` : `AS 4100 covers yield stresses up to ${most} MPa.`;
    return undefined;
  }
  if (THICKNESSES.has(field) && value < THINNEST) {
    return `AS 4100 does not cover plates thinner than ${THINNEST} mm.`;
  }
  return value > LARGEST ? `At most ${LARGEST} mm.` : undefined;
}

const LYING = "Ix is less than Iy, but x must be the major axis. Increase the depth or reduce the width.";

type Values = Readonly<Partial<Record<CustomField, number>>>;

function misfitsOf(shape: CustomShape, values: Values): CustomSectionErrors {
  switch (shape) {
    case "Angle":
      return angleMisfits(values);
    case "Unequal":
      return unequalMisfits(values);
    case "Flat":
      return flatMisfits(values);
    case "Round":
      return strengthMisfits(values.fu, values.fy);
    default:
      return plateMisfits(shape, values);
  }
}

function unequalMisfits(values: Values): CustomSectionErrors {
  const { d = 0, b = 0, tf = 0, bfb = 0, tfb = 0, tw = 0, fy, fyw, fu } = values;
  const narrower = Math.min(b, bfb);
  return {
    ...(tf + tfb >= d ? { tf: `The two flanges leave no web in a depth of ${d} mm.` } : {}),
    ...(tw >= narrower ? { tw: `A web of ${tw} mm leaves no room in a width of ${narrower} mm.` } : {}),
    ...strengthMisfits(fu, fy, fyw),
  };
}

function flatMisfits({ d = 0, t = 0, fy, fu }: Values): CustomSectionErrors {
  return {
    ...(t > d ? { t: `The thickness cannot be more than the width of ${d} mm.` } : {}),
    ...strengthMisfits(fu, fy),
  };
}

function plateMisfits(
  shape: "I" | "Box" | "Channel" | "Tee",
  { d = 0, b = 0, tf = 0, tw = 0, fy, fyw, fu }: Values,
): CustomSectionErrors {
  const webs = shape === "Box" ? 2 : 1;
  return {
    ...(shape === "Tee" && tf >= d
      ? { tf: `A flange of ${tf} mm leaves no stem in a depth of ${d} mm.` }
      : {}),
    ...(shape !== "Tee" && 2 * tf >= d
      ? { tf: `Two flanges of ${tf} mm leave no web in a depth of ${d} mm.` }
      : {}),
    ...(webs * tw >= b
      ? {
          tw: `${webs === 2 ? "Two webs" : "A web"} of ${tw} mm ${webs === 2 ? "leave" : "leaves"} no room in a width of ${b} mm.`,
        }
      : {}),
    ...strengthMisfits(fu, fy, fyw),
  };
}

function angleMisfits({ b1 = 0, b2 = 0, t = 0, r1 = 0, r2 = 0, fy, fu }: Values): CustomSectionErrors {
  const clear = b2 - t;
  return {
    ...(b2 > b1 ? { b2: `The short leg cannot be longer than the long leg of ${b1} mm.` } : {}),
    ...(2 * t >= b2 ? { t: `The thickness must be less than half of the short leg of ${b2} mm.` } : {}),
    ...(r2 > 2 * t ? { r2: `At most twice the thickness of ${t} mm.` } : {}),
    ...(r1 + r2 > clear && 2 * t < b2
      ? { r1: `The two radii do not fit on the ${Number(clear.toFixed(2))} mm inside the short leg.` }
      : {}),
    ...strengthMisfits(fu, fy),
  };
}

function strengthMisfits(
  fu: number | undefined,
  ...yields: readonly (number | undefined)[]
): CustomSectionErrors {
  const highest = Math.max(...yields.map((value) => value ?? 0));
  return fu !== undefined && fu < highest
    ? { fu: `The tensile strength cannot be less than the yield stress of ${highest} MPa.` }
    : {};
}

function dimensionsFrom(shape: CustomShape, values: Values): CustomDimensions {
  const { d = 0, b = 0, tf = 0, tw = 0, b1 = 0, b2 = 0, t = 0, r1 = 0, r2 = 0 } = values;
  switch (shape) {
    case "I":
      return { shape: "i-section", d, bf: b, tf, tw, r1: 0 };
    case "Box":
      return { shape: "box", d, b, tf, tw };
    case "Unequal": {
      const { bfb = 0, tfb = 0 } = values;
      return { shape: "unequal-i", d, bf: b, tf, bfb, tfb, tw };
    }
    case "Channel":
      return { shape: "channel", d, bf: b, tf, tw, r1: 0 };
    case "Tee":
      return { shape: "tee", d, bf: b, tf, tw, r1: 0 };
    case "Flat":
      return { shape: "flat", d, t };
    case "Round":
      return { shape: "round", d };
    case "Angle":
      return { shape: "angle", b1, b2, t, r1, r2 };
  }
}

function made(typed: TypedCustomSection, dimensions: CustomDimensions, values: Values): ParsedCustomSection {
  const { shape, stress, steel } = typed;
  const edges = shape === "I" ? typed.edges : undefined;
  try {
    const { ix, iy } = grossProperties(dimensions);
    // Those of a square box differ in the last binary digit.
    // The x axis of a tee is parallel to its flange, whichever axis is stiffer.
    if (shape !== "Tee" && iy > ix * (1 + 1e-9)) return { ok: false, errors: { d: LYING } };
    const { fy = 0, fyw = fy, fu = 0 } = values;
    const grade = steel === "stated" ? undefined : steel;
    const strengths = grade === undefined ? { fy, fyw, fu } : plateStrengths(grade, dimensions);
    return { ok: true, section: { shape, dimensions, grade, strengths, stress, edges } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The shape is valid, so the plate is thicker than its grade covers.
    const field = error.code === "bad-value" ? "steel" : shape === "Angle" ? "b1" : "d";
    return { ok: false, errors: { [field]: `${error.message} Enter the strengths.` } };
  }
}

/**
 * Strengths of a section welded from plate, by the rule for welded sections.
 *
 * Units    in mm, out MPa
 * Errors   DomainError 'bad-value' for a plate thicker than the rule covers
 * Source   AS/NZS 3679.2, as adopted in AS 4100 Table 2.1
 */
function plateStrengths(grade: "300" | "400", dimensions: CustomDimensions): Strengths {
  const plate = grade === "300" ? WELDED_300 : WELDED_400;
  if (dimensions.shape === "unequal-i") {
    return strengthsOf(plate, Math.max(dimensions.tf, dimensions.tfb), dimensions.tw);
  }
  if (dimensions.shape === "round") return strengthsOf(plate, dimensions.d, dimensions.d);
  const [tf, tw] = "tf" in dimensions ? [dimensions.tf, dimensions.tw] : [dimensions.t, dimensions.t];
  return strengthsOf(plate, tf, tw);
}
