import { type Dimensions, grossProperties } from "@kingpost/section-geometry";
import { dimensionsOf } from "../../src/record/dimensions.ts";
import { catalogue } from "../catalogue.ts";
import { stVenantJ } from "./st-venant.ts";

/** Sizes of every family, from the thickest to the thinnest plates. */
const SIZES =
  `1200WB455 700WB115 500WC440 350WC197 610UB125 310UB40.4 150UB14.0 310UC158 100UC14.8 380PFC 250PFC 150PFC 75PFC
  200x200x26EA 100x100x8EA 25x25x3EA 150x100x12UA 65x50x5UA 165.1x5.0CHS 60.3x5.4CHS 400x300x16.0RHS 150x100x6.0RHS 50x20x3.0RHS
  89x89x6.0SHS 100x100x4.0SHS 310UBP110 305BT62.5 75BT7.0 155CT79.0`.split(/\s+/);

/** A shape whose torsion constant is solved numerically. */
export interface TorsionCase {
  readonly name: string;
  readonly dimensions: Dimensions;
  /** Published value; undefined for an unlisted shape. */
  readonly published: number | undefined;
}

/** Three torsion constants of one shape, mm4. */
export interface TorsionComparison {
  readonly name: string;
  readonly published: number | null;
  readonly engine: number;
  readonly solved: number;
}

export const TORSION_CASES: readonly TorsionCase[] = [
  ...SIZES.map((name) => {
    const record = catalogue.records({ standard: "Aust300" }).find((one) => one.name === name);
    if (!record) throw new Error(`There is no ${name}.`);
    const { category, properties, provenance } = record;
    return {
      name,
      dimensions: dimensionsOf(category, properties),
      published: provenance.j === "published" ? properties.j : undefined,
    };
  }),
  {
    name: "welded box 400x300x20x12",
    dimensions: { shape: "box", d: 400, b: 300, tf: 20, tw: 12 },
    published: undefined,
  },
];

export function compareTorsion({ name, dimensions, published }: TorsionCase): TorsionComparison {
  const rounded = (value: number) => Number(value.toPrecision(4));
  return {
    name,
    published: published ?? null,
    engine: rounded(grossProperties(dimensions).j),
    solved: rounded(stVenantJ(dimensions)),
  };
}
