import { dimensionsOf } from "../../record/dimensions.ts";
import type { SectionRecord } from "../../record/record.ts";
import type { CustomDimensions, CustomSection } from "../parse-custom-section.ts";
import {
  CUSTOM_SHAPES,
  CUSTOM_STEELS,
  type CustomField,
  DIMENSION_FIELDS,
  START,
  STRENGTH_FIELDS,
  STRESS_CLASSES,
  type TypedCustomSection,
} from "./fields.ts";

/** Prefix of the id of a custom section; no id of the catalogue has a colon. */
const PREFIX = "own:";

/** Suffix for flange plates with as-rolled edges. */
const AS_ROLLED = "AR";

/** The initial section of a form without a similar section to start from. */
export const START_TEXT = "I-500x200x16x10-300";

/** Longest custom section that is read from a link. */
export const MAX_CUSTOM_TEXT = 120;

/**
 * A custom section as readable text for a link:
 *
 *   I-500x200x16x10-300                         d x b x tf x tw, plate of Grade 300, heavily welded
 *   Box-400x300x20x12-fy280_fyw300_fu430-LW     stated strengths, lightly welded
 *   I-500x200x16x10-300-AR                      flange plates with as-rolled edges; flame-cut by default
 *   Angle-150x100x10x12x6-400-HR                b1 x b2 x t x r1 x r2; sharp: b1 x b2 x t
 *   Unequal-330x200x20x100x10x8-300             d x b x tf of the top flange, bfb x tfb of the bottom flange x tw
 *   Channel-300x90x16x8-300, Tee-200x150x12x8-300, Flat-100x10-300, Round-50-fy300_fu440
 */
export function customText({ shape, dimensions, grade, strengths, stress, edges }: CustomSection): string {
  const steel =
    grade ??
    STRENGTH_FIELDS[shape].map((field) => `${field}${strengths[field as keyof typeof strengths]}`).join("_");
  const usual = STRESS_CLASSES[shape][0];
  const made = [...(stress === usual ? [] : [stress]), ...(edges === "as-rolled" ? [AS_ROLLED] : [])];
  return [shape, sizeText(dimensions), steel, ...made].join("-");
}

/** A form with an error as text: `typedFromText` finds the error again. Signs that separate the parts of the text are replaced by like ones. */
export function wrongCustomText({ shape, steel, stress, edges, text }: TypedCustomSection): string {
  const plain = (field: CustomField) =>
    text[field].trim().replaceAll("-", "\u2212").replaceAll("x", "\u00d7").replaceAll("_", " ");
  const size = DIMENSION_FIELDS[shape].map(plain).join("x");
  const stated = STRENGTH_FIELDS[shape].map((field) => `${field}${plain(field)}`).join("_");
  const made = [stress, ...(edges === "as-rolled" && shape === "I" ? [AS_ROLLED] : [])];
  return [shape, size, steel === "stated" ? stated : steel, ...made].join("-").slice(0, MAX_CUSTOM_TEXT);
}

/** The dimensions in the usual order: `500x200x16x10`; radii of an angle only where it has them. */
export function sizeText(dimensions: CustomDimensions): string {
  switch (dimensions.shape) {
    case "i-section":
    case "channel":
    case "tee":
      return [dimensions.d, dimensions.bf, dimensions.tf, dimensions.tw].join("x");
    case "box":
      return [dimensions.d, dimensions.b, dimensions.tf, dimensions.tw].join("x");
    case "angle": {
      const { b1, b2, t, r1, r2 } = dimensions;
      return (r1 === 0 && r2 === 0 ? [b1, b2, t] : [b1, b2, t, r1, r2]).join("x");
    }
    case "unequal-i": {
      const { d, bf, tf, bfb, tfb, tw } = dimensions;
      return [d, bf, tf, bfb, tfb, tw].join("x");
    }
    case "flat":
      return [dimensions.d, dimensions.t].join("x");
    case "round":
      return String(dimensions.d);
  }
}

/** The id of a custom section as a link writes it. */
export const customIdOfText = (text: string): string => `${PREFIX}${text}`;

/** The id of a custom section. */
export const customId = (section: CustomSection): string => customIdOfText(customText(section));

/** The text of a custom section's id; undefined for any other id. */
export function textOfCustomId(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}

/**
 * Parses the text into the form, as typed: an invalid value from a link is kept in its field, where validation reports it.
 * Undefined for a text that names none of the shapes.
 */
export function typedFromText(word: string): TypedCustomSection | undefined {
  const [shapeText = "", size = "", steelText = "", ...made] = word.slice(0, MAX_CUSTOM_TEXT).split("-");
  const shape = CUSTOM_SHAPES.find((one) => one.toLowerCase() === shapeText.toLowerCase());
  if (shape === undefined) return undefined;
  const text: Record<CustomField, string> = { ...START.text };
  const sizes = size.split("x");
  DIMENSION_FIELDS[shape].forEach((field, index) => {
    text[field] = sizes[index] ?? (field === "r1" || field === "r2" ? "0" : "");
  });
  const grade = CUSTOM_STEELS.find((one) => one === steelText && one !== "stated");
  if (grade === undefined) Object.assign(text, statedIn(steelText, STRENGTH_FIELDS[shape]));
  const [usual = START.stress] = STRESS_CLASSES[shape];
  const isAsRolled = shape === "I" && made.includes(AS_ROLLED);
  const [stressText] = made.filter((one) => !(isAsRolled && one === AS_ROLLED));
  return {
    shape,
    steel: grade ?? "stated",
    stress:
      STRESS_CLASSES[shape].find((one) => one === stressText) ?? (stressText === undefined ? usual : "CF"),
    edges: isAsRolled ? "as-rolled" : "flame-cut",
    text,
  };
}

function statedIn(steel: string, fields: readonly CustomField[]): Partial<Record<CustomField, string>> {
  const found = new Map(
    steel.split("_").map((part) => {
      const [, name = "", value = ""] = /^([a-z]+)(.*)$/.exec(part) ?? [];
      return [name, value] as const;
    }),
  );
  return Object.fromEntries(fields.map((field) => [field, found.get(field) ?? ""]));
}

/**
 * The text of a custom section similar to a catalogue section, as a starting point: a beam or column as three plates, a hollow section
 * as a box with sharp corners, an angle with its radii, a channel and a tee as plates, a bar as itself. Undefined for tubes and tapered
 * flanges: no custom section has these shapes.
 */
export function customTextLike({ category, properties, standard }: SectionRecord): string | undefined {
  const { fy, fyw, fu } = properties;
  const stated = `fy${fy}_fyw${fyw}_fu${fu}`;
  const dimensions = dimensionsOf(category, properties);
  switch (dimensions.shape) {
    case "i-section": {
      const welded = category === "WB" || category === "WC";
      const steel = welded ? (standard === "Aust300" ? "300" : "400") : stated;
      return `I-${sizeText(dimensions)}-${steel}`;
    }
    case "channel":
      return `Channel-${sizeText(dimensions)}-${stated}`;
    case "tee":
      return `Tee-${sizeText(dimensions)}-${stated}-HR`;
    case "flat":
      return `Flat-${sizeText(dimensions)}-fy${fy}_fu${fu}`;
    case "round":
      return `Round-${sizeText(dimensions)}-fy${fy}_fu${fu}`;
    case "rhs": {
      const { d, b, t } = dimensions;
      return `Box-${[d, b, t, t].join("x")}-${stated}`;
    }
    case "angle":
      return `Angle-${sizeText(dimensions)}-fy${fy}_fu${fu}-HR`;
    default:
      return undefined;
  }
}
