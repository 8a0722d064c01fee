import type { InputsOf } from "@kingpost/calc";
import { type Reference, standardReferences } from "@kingpost/calc";
import type { FIELDS } from "./fields.ts";

const { clause } = standardReferences("AS/NZS 1170.0", "AS/NZS 1170.0:2002");

export interface Combination {
  readonly id: string;
  readonly name: string;
  readonly reference: Reference;
  readonly permanent: number;
  readonly imposed: number;
}

interface Psi {
  readonly short: number;
  readonly long: number;
}

/** AS/NZS 1170.0 Table 4.1, distributed actions. */
const PSI: Readonly<Record<InputsOf<typeof FIELDS>["usage"], Psi>> = {
  floor: { short: 0.7, long: 0.4 },
  storage: { short: 1, long: 0.6 },
  "roof-floor": { short: 0.7, long: 0.4 },
  roof: { short: 0.7, long: 0 },
};

const strength = (id: string, name: string, permanent: number, imposed: number): Combination => ({
  id,
  name,
  reference: clause("4.2.2"),
  permanent,
  imposed,
});

export const STRENGTH: readonly Combination[] = [
  strength("permanent", "1.35G", 1.35, 0),
  strength("imposed", "1.2G + 1.5Q", 1.2, 1.5),
];

export function serviceability(usage: InputsOf<typeof FIELDS>["usage"]) {
  const { short, long } = PSI[usage];
  const reference = clause("4.3");
  return {
    shortTerm: { id: "short-term", name: `G + ${short}Q`, reference, permanent: 1, imposed: short },
    imposed: { id: "imposed-only", name: "Q", reference, permanent: 0, imposed: 1 },
    longTerm: { id: "long-term", name: `G + ${long}Q`, reference, permanent: 1, imposed: long },
  } as const satisfies Record<string, Combination>;
}
