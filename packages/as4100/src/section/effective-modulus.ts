import type { Recorder } from "@kingpost/calc";
import type { GrossProperties } from "@kingpost/section-geometry";
import type { DesignShape } from "./design-shape.ts";
import {
  type BendingAxis,
  EFFECTIVE_MODULUS,
  EFFECTIVE_SECTION,
  ELEMENTS,
  type ElementFormulas,
  PLASTICITY_LIMIT,
  SECTION_SLENDERNESS,
  type SlenderKind,
  TWO_DIRECTIONS,
  YIELD_LIMIT,
} from "./effective-modulus-formulas.ts";
import type { ResidualStress } from "./grade.ts";
import { shortName } from "./plates.ts";
import { bendingElement, type Element, type ElementKind, governingElement } from "./slenderness.ts";

/** C compact, N non-compact, S slender; "nan" stands for the single letter of a channel; "" not applicable. */
export type Compactness = Letter | "nan" | "";
export type Letter = "C" | "N" | "S";

/**
 * Compact, non-compact or slender.
 *
 *   C: lambda_s <= lambda_sp      N: lambda_sp < lambda_s <= lambda_sy      S: lambda_s > lambda_sy
 *
 * Source   AS 4100 5.2.3, 5.2.4, 5.2.5
 * Checked  packages/sections/validation/published.test.ts (the letter of every row, axis, direction and grade)
 */
export function compactnessOf(element: Element): Letter {
  if (element.lambda <= element.plasticity) return "C";
  return element.lambda <= element.yield ? "N" : "S";
}

/** The worse of several letters. */
export function worst(...letters: readonly Letter[]): Letter {
  if (letters.includes("S")) return "S";
  return letters.includes("N") ? "N" : "C";
}

/** The steel of a section as far as its effective modulus depends on it; `fy` in MPa is that of all its plates. */
export interface Steel {
  readonly fy: number;
  readonly stress: ResidualStress;
}

export interface EffectiveModulus {
  /** mm3, unrounded. */
  readonly ze: number;
  /** Undefined where no plate is in compression that could buckle. */
  readonly letter: Letter | undefined;
}

/**
 * Effective section modulus Ze about one axis and in one direction, from the slenderness of the plates in compression.
 *
 *   compact      Ze = Zc = min(S, 1.5 Z)
 *   non-compact  Ze = Z + (Zc - Z) (lambda_sy - lambda_s) / (lambda_sy - lambda_sp)
 *   slender      plate under uniform compression, or web in bending: Ze = Z lambda_sy / lambda_s
 *                outstand with its greatest compression at the tip:  Ze = Z (lambda_sy / lambda_s)^2
 *                circular hollow section: Ze = Z min(sqrt(lambda_sy / lambda_s), (2 lambda_sy / lambda_s)^2)
 *                rectangular hollow section with a slender flange: the modulus of its effective cross-section
 *
 * Shape    `gross` must be `grossProperties(dimensions)`; undefined where the shape has no such axis
 * Units    in mm, MPa, out mm3, unrounded
 * Source   AS 4100 5.2.2 to 5.2.5
 * Checked  packages/sections/validation/published.test.ts (Zex, Zey and the letter of every row, direction and grade)
 */
export function effectiveModulus(
  axis: BendingAxis,
  dimensions: DesignShape,
  gross: GrossProperties,
  { fy, stress }: Steel,
  record: Recorder,
): EffectiveModulus | undefined {
  if (axis === "yD")
    return dimensions.shape === "angle"
      ? { ...withoutBuckling(axis, gross, record), letter: undefined }
      : undefined;
  if ((axis === "x" || axis === "y") && (dimensions.shape === "round" || dimensions.shape === "flat"))
    return withoutBuckling(axis, gross, record);
  const plates = platesInBending(dimensions, axis);
  if (plates === undefined) return undefined;
  const { ag, zx, sx, ix, zy, sy, iy } = gross;
  const [z, s, i] = axis.startsWith("x") ? [zx, sx, ix] : [zy, sy, iy];
  const formulas = EFFECTIVE_MODULUS[axis];
  const elements = elementsOf(plates, { fy, stress }, record);
  const element = governingElement(...elements);
  const lambda = record.rule(SECTION_SLENDERNESS, element.lambda, reasonFor(element, elements));
  const limit = record.rule(YIELD_LIMIT, element.yield, WORDS[element.kind]);
  const letter = compactnessOf(element);
  if (letter === "S") {
    const plate = plates[elements.indexOf(element)];
    const ze = plate?.effectiveSection
      ? effectiveSectionModulus(plate, plate.effectiveSection, [ag, i], { lambda, limit }, record)
      : record.formula(slenderFormula(axis, element.kind), { z, lambda, limit });
    return { ze, letter };
  }
  const plasticity = record.rule(PLASTICITY_LIMIT, element.plasticity, WORDS[element.kind]);
  const zc = record.formula(formulas.compactLimit, { s, z });
  const ze =
    letter === "C"
      ? record.formula(formulas.compact, { zc })
      : record.formula(formulas.nonCompact, { z, zc, lambda, plasticity, limit });
  return { ze, letter };
}

type Elements = readonly [Element, ...(readonly Element[])];

function elementsOf([first, ...others]: PlatesInBending, { fy, stress }: Steel, record: Recorder): Elements {
  const read = ({ kind, b, t, element: { slenderness, plate } }: PlateInBending): Element =>
    bendingElement(kind, shortName(plate), record.formula(slenderness, { b, t, fy }), stress);
  return [read(first), ...others.map(read)];
}

/** The slenderness of a section in bending: its plate elements in compression, the one that governs, and the letter. */
export interface SectionSlenderness {
  readonly elements: Elements;
  readonly governing: Element;
  readonly letter: Letter;
}

/**
 * The plate slendernesses behind a letter, about one axis and in one direction.
 *
 * Shape    undefined where the shape has no such axis, or no plate in compression that could buckle
 * Units    in mm, MPa, out dimensionless, unrounded
 * Source   AS 4100 5.2.2, Table 5.2
 * Checked  packages/sections/validation/derived.test.ts (the letter of every record, limits by hand)
 */
export function sectionSlenderness(
  axis: BendingAxis,
  dimensions: DesignShape,
  steel: Steel,
  record: Recorder,
): SectionSlenderness | undefined {
  const plates = axis === "yD" ? undefined : platesInBending(dimensions, axis);
  if (plates === undefined) return undefined;
  const elements = elementsOf(plates, steel, record);
  const governing = governingElement(...elements);
  record.rule(SECTION_SLENDERNESS, governing.lambda, reasonFor(governing, elements));
  record.rule(PLASTICITY_LIMIT, governing.plasticity, WORDS[governing.kind]);
  record.rule(YIELD_LIMIT, governing.yield, WORDS[governing.kind]);
  return { elements, governing, letter: compactnessOf(governing) };
}

/** No plate is in compression that could buckle: a solid bar, or an angle under load D. */
function withoutBuckling(
  axis: "x" | "y" | "yD",
  { zx, sx, zy, sy }: GrossProperties,
  record: Recorder,
): EffectiveModulus {
  const { compactLimit, compact } = EFFECTIVE_MODULUS[axis];
  const zc = record.formula(compactLimit, axis === "x" ? { s: sx, z: zx } : { s: sy, z: zy });
  return { ze: record.formula(compact, { zc }), letter: "C" };
}

function slenderFormula(axis: Exclude<BendingAxis, "yD">, kind: ElementKind) {
  const slender = EFFECTIVE_MODULUS[axis].slender[SLENDER[kind]];
  if (slender === undefined) throw new Error(`No element of kind ${kind} governs about ${axis}.`);
  return slender;
}

/** The effective section modulus about an axis, mm3: the smaller one where the section has two directions about it. */
export function leastModulus(
  axis: BendingAxis,
  dimensions: DesignShape,
  gross: GrossProperties,
  steel: Steel,
  record: Recorder,
): number | undefined {
  const about = (direction: BendingAxis) => effectiveModulus(direction, dimensions, gross, steel, record)?.ze;
  const directions = TWO_DIRECTIONS[dimensions.shape]?.[axis];
  if (directions === undefined) return about(axis);
  const [one, other] = [about(directions.first), about(directions.second)];
  if (one === undefined || other === undefined) return undefined;
  return record.formula(directions.least, { first: one, second: other });
}

/** Rows of AS 4100 Table 5.2. */
const WORDS: Readonly<Record<ElementKind, string>> = {
  "outstand-uniform": "one longitudinal edge supported, uniform compression",
  "outstand-tip": "one longitudinal edge supported, greatest compression at the free edge",
  "internal-uniform": "both longitudinal edges supported, uniform compression",
  "web-bending": "both longitudinal edges supported, compression at one and tension at the other",
  tube: "circular hollow section",
};

const SLENDER: Readonly<Record<ElementKind, SlenderKind>> = {
  "outstand-uniform": "plate",
  "outstand-tip": "tip",
  "internal-uniform": "plate",
  "web-bending": "plate",
  tube: "tube",
};

/** The governing element; with its yield limit and those of the others, where there are any. */
function reasonFor(governing: Element, elements: readonly Element[]): string {
  if (elements.length === 1) return governing.name;
  const others = elements
    .filter((element) => element !== governing)
    .map(({ name, yield: limit }) => `${name}: λ_ey = ${limit}`);
  return [`${governing.name} (λ_ey = ${governing.yield})`, ...others].join("; ");
}

interface PlateInBending {
  readonly kind: ElementKind;
  /** Clear width and thickness, mm. */
  readonly b: number;
  readonly t: number;
  readonly element: ElementFormulas;
  /** Effective section of a hollow section whose flange, this plate, is slender. */
  readonly effectiveSection?: EffectiveSection;
}

/** At least one. */
type PlatesInBending = readonly [PlateInBending, ...(readonly PlateInBending[])];

/** The section that is left of a hollow section with a slender flange; `d` is its depth in the plane of bending, mm. */
interface EffectiveSection {
  readonly formulas: (typeof EFFECTIVE_SECTION)["rhs" | "box"]["x" | "y"];
  readonly d: number;
}

/** The plates in compression; undefined where the shape has no such axis or direction. */
function platesInBending(
  dimensions: DesignShape,
  axis: Exclude<BendingAxis, "yD">,
): PlatesInBending | undefined {
  switch (dimensions.shape) {
    case "i-section":
    case "taper-i": {
      const { d, bf, tf, tw } = dimensions;
      const flange = { b: (bf - tw) / 2, t: tf, element: ELEMENTS.iFlange };
      const web = { kind: "web-bending", b: d - 2 * tf, t: tw, element: ELEMENTS.web } as const;
      if (axis === "x") return [{ ...flange, kind: "outstand-uniform" }, web];
      return axis === "y" ? [{ ...flange, kind: "outstand-tip" }] : undefined;
    }
    case "channel": {
      const { d, bf, tf, tw } = dimensions;
      const flange = { b: bf - tw, t: tf, element: ELEMENTS.channelFlange };
      const web = { b: d - 2 * tf, t: tw, element: ELEMENTS.web };
      if (axis === "x")
        return [
          { ...flange, kind: "outstand-uniform" },
          { ...web, kind: "web-bending" },
        ];
      if (axis === "yL") return [{ ...web, kind: "internal-uniform" }];
      return axis === "yR" ? [{ ...flange, kind: "outstand-tip" }] : undefined;
    }
    case "tee": {
      const { d, bf, tf, tw } = dimensions;
      const flange = { b: (bf - tw) / 2, t: tf, element: ELEMENTS.iFlange };
      if (axis === "xF") return [{ ...flange, kind: "outstand-uniform" }];
      if (axis === "xS") return [{ kind: "outstand-tip", b: d - tf, t: tw, element: ELEMENTS.stem }];
      return axis === "y" ? [{ ...flange, kind: "outstand-tip" }] : undefined;
    }
    case "round":
    case "flat":
      return undefined;
    case "angle": {
      const { b1, b2, t } = dimensions;
      const [longer, shorter] = b1 >= b2 ? [ELEMENTS.leg1, ELEMENTS.leg2] : [ELEMENTS.leg2, ELEMENTS.leg1];
      const tip = { kind: "outstand-tip", b: Math.max(b1, b2) - t, t, element: longer } as const;
      // Loads A and B compress the tip of the long leg, load C of an unequal angle the whole short leg.
      if (axis === "xA" || axis === "yB") return [tip];
      if (axis !== "xC") return undefined;
      const leg = { kind: "outstand-uniform", b: Math.min(b1, b2) - t, t, element: shorter } as const;
      return [b1 === b2 ? tip : leg];
    }
    case "chs": {
      if (axis !== "x" && axis !== "y") return undefined;
      return [{ kind: "tube", b: dimensions.d, t: dimensions.t, element: ELEMENTS.tube }];
    }
    case "rhs":
    case "box": {
      if (axis !== "x" && axis !== "y") return undefined;
      const { shape, d, b } = dimensions;
      const isBox = shape === "box";
      const [tf, tw] = isBox ? [dimensions.tf, dimensions.tw] : [dimensions.t, dimensions.t];
      const width = {
        b: b - 2 * tw,
        t: tf,
        element: isBox ? ELEMENTS.boxFlange : ELEMENTS.wallAlongWidth,
      };
      const depth = { b: d - 2 * tf, t: tw, element: isBox ? ELEMENTS.boxWeb : ELEMENTS.wallAlongDepth };
      const [flange, web] = axis === "x" ? [width, depth] : [depth, width];
      const effectiveSection = { formulas: EFFECTIVE_SECTION[shape][axis], d: axis === "x" ? d : b };
      return [
        { ...flange, kind: "internal-uniform", effectiveSection },
        { ...web, kind: "web-bending" },
      ];
    }
  }
}

/** Checked  packages/sections/validation/published.test.ts (every slender RHS and SHS, C350 and C450) */
function effectiveSectionModulus(
  { b, t }: PlateInBending,
  { formulas, d }: EffectiveSection,
  [ag, i]: readonly [ag: number, i: number],
  { lambda, limit }: { readonly lambda: number; readonly limit: number },
  record: Recorder,
): number {
  const out = record.formula(formulas.area, { b, t, lambda, limit });
  const shift = record.formula(formulas.shift, { out, d, t, ag });
  const inertia = record.formula(formulas.inertia, { i, out, d, t, ag, shift });
  return record.formula(formulas.modulus, { inertia, d, shift });
}
