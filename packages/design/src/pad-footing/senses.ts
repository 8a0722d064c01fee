import type { FootingActions } from "@kingpost/as3600";
import type { PadFootingInputs } from "./fields.ts";

/** Signs with which moments and shear forces act, with their words. */
export interface Sense {
  readonly signs: Readonly<Record<"mx" | "my" | "vx" | "vy", 1 | -1>>;
  /** Empty of actions as they are entered. */
  readonly words: string;
}

/** The shear force of each axis, and the moment in its plane. */
const PLANES = [
  { v: "vx", m: "my", offset: "offsetX", words: { v: "Vx reversed", m: "My reversed" } },
  { v: "vy", m: "mx", offset: "offsetY", words: { v: "Vy reversed", m: "Mx reversed" } },
] as const;

const BOTH = [1, -1] as const;
const ENTERED = [1] as const;

/**
 * The senses that count for some rows: all that differ where they are not known. A moment that turns the other way, with its shear force,
 * loads a footing under its centre alike.
 */
export function sensesOf(
  inputs: Pick<PadFootingInputs, "senses" | "offsetX" | "offsetY">,
  rows: readonly FootingActions[],
): readonly Sense[] {
  const start: Sense = { signs: { mx: 1, my: 1, vx: 1, vy: 1 }, words: "" };
  if (inputs.senses === "entered") return [start];
  return PLANES.reduce<readonly Sense[]>(
    (before, { v, m, offset, words }) => {
      const shears = rows.some((row) => row[v] !== 0) ? BOTH : ENTERED;
      const moments = inputs[offset] !== 0 && rows.some((row) => row[m] !== 0) ? BOTH : ENTERED;
      return before.flatMap((one) =>
        moments.flatMap((ofMoment) =>
          shears.map((ofShear) => ({
            signs: { ...one.signs, [v]: ofShear, [m]: ofMoment },
            words: [one.words, ofMoment < 0 ? words.m : "", ofShear < 0 ? words.v : ""]
              .filter((text) => text !== "")
              .join(", "),
          })),
        ),
      );
    },
    [start],
  );
}

/** Actions in a sense. */
export const inSense = <Row extends FootingActions>(row: Row, { signs }: Sense): Row => ({
  ...row,
  mx: signs.mx * row.mx,
  my: signs.my * row.my,
  vx: signs.vx * row.vx,
  vy: signs.vy * row.vy,
});
