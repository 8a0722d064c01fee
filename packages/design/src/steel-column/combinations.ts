import { GRAVITY, type SteelSection } from "@kingpost/as4100";
import type { BeamFace, ColumnPlace } from "../column/combinations.ts";
import type { ColumnInputs } from "./column-member.ts";

type Face = ColumnInputs["reactions"][number]["face"];

const LETTERS = {
  "flange-a": "A",
  "flange-b": "B",
  "web-a": "C",
  "web-b": "D",
} as const satisfies Record<Face, BeamFace["letter"]>;

/**
 * The faces of a section.
 *
 * Source   AS 4100 4.3.4
 */
export function facesOf({ kind, d, bf, tw }: SteelSection): (face: Face) => BeamFace {
  const hasWeb = kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled";
  return (face) => ({
    letter: LETTERS[face],
    half: (face.startsWith("flange") ? d : hasWeb ? tw : bf) / 2,
  });
}

/** The heights of the restraints between the ends, all of which support the column in bending about y. Undefined where there are none. */
export function supportsOf({ restraints }: Pick<ColumnInputs, "restraints">): readonly number[] | undefined {
  const heights = restraints.map(({ position }) => position).toSorted((a, b) => a - b);
  return heights.length === 0 ? undefined : heights;
}

/** What the combinations of a column need of it. `mass` is that of its section, kg/m. */
export const placeOf = (inputs: ColumnInputs, section: SteelSection, mass: number): ColumnPlace<Face> => ({
  faceOf: facesOf(section),
  weight: (mass * GRAVITY * inputs.length) / 1000,
  supports: supportsOf(inputs),
});
