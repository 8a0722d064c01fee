import { type Reference, standardReferences } from "@kingpost/calc";
import type { BeamInputs } from "./beam-inputs.ts";
import type { LoadCase } from "./fields.ts";

const { clause } = standardReferences("AS/NZS 1170.0", "AS/NZS 1170.0:2002");

/** A combination of load cases; the imposed load may be on some spans only. */
export interface Combination {
  readonly id: string;
  readonly name: string;
  readonly reference: Reference;
  readonly factors: Readonly<Partial<Record<LoadCase, number>>>;
  /** Spans with the imposed load, from 0; undefined for all. */
  readonly imposedOn?: readonly number[];
}

interface Psi {
  readonly short: number;
  readonly long: number;
  readonly combination: number;
  readonly earthquake: number;
}

/** AS/NZS 1170.0 Table 4.1, distributed actions. */
const PSI: Readonly<Record<BeamInputs["usage"], Psi>> = {
  floor: { short: 0.7, long: 0.4, combination: 0.4, earthquake: 0.3 },
  storage: { short: 1, long: 0.6, combination: 0.6, earthquake: 0.6 },
  "roof-floor": { short: 0.7, long: 0.4, combination: 0.4, earthquake: 0.3 },
  roof: { short: 0.7, long: 0, combination: 0, earthquake: 0 },
};

type Factors = Combination["factors"];

/** `1.2G + 1.5Q`. */
function nameOf(factors: Factors): string {
  return Object.entries(factors)
    .filter(([, factor]) => factor !== 0)
    .map(([name, factor]) => (factor === 1 ? name : `${factor}${name}`))
    .join(" + ");
}

function combination(place: string, factors: Factors): Combination {
  const name = nameOf(factors);
  return { id: name, name, reference: clause(place), factors };
}

/** The strength combinations of the cases that have loads. Source AS/NZS 1170.0 Clause 4.2.2. */
export function strengthCombinations(
  usage: BeamInputs["usage"],
  cases: ReadonlySet<LoadCase>,
): Combination[] {
  const { long, combination: psiC, earthquake } = PSI[usage];
  const has = (name: LoadCase) => cases.has(name);
  const list: Factors[] = [{ G: 1.35 }];
  if (has("Q")) list.push({ G: 1.2, Q: 1.5 }, { G: 1.2, Q: 1.5 * long });
  for (const wind of ["Wu1", "Wu2"] as const) {
    if (!has(wind)) continue;
    // The imposed load is left out where it relieves.
    list.push({ G: 1.2, [wind]: 1, Q: has("Q") ? psiC : 0 }, { G: 1.2, [wind]: 1 }, { G: 0.9, [wind]: 1 });
  }
  if (has("Su")) list.push({ G: 1.2, Su: 1, Q: has("Q") ? psiC : 0 });
  if (has("Eu")) list.push({ G: 1, Eu: 1, Q: has("Q") ? earthquake : 0 });
  return distinct(list.map((factors) => combination("4.2.2", rounded(factors))));
}

export interface ServiceabilityCombinations {
  readonly shortTerm: Combination;
  readonly imposed: Combination;
  readonly longTerm: Combination;
  readonly wind: Combination;
}

/** Source AS/NZS 1170.0 Clause 4.3. */
export function serviceabilityCombinations(usage: BeamInputs["usage"]): ServiceabilityCombinations {
  const { short, long } = PSI[usage];
  return {
    shortTerm: combination("4.3", { G: 1, Q: short }),
    imposed: combination("4.3", { Q: 1 }),
    longTerm: combination("4.3", { G: 1, Q: long }),
    wind: combination("4.3", { Ws: 1 }),
  };
}

/** Removes the binary rounding of products: 1.5 × 0.4 is 0.6. */
const rounded = (factors: Factors): Factors =>
  Object.fromEntries(Object.entries(factors).map(([name, factor]) => [name, Number(factor.toFixed(6))]));

function distinct(list: readonly Combination[]): Combination[] {
  return [...new Map(list.map((one) => [one.id, one])).values()];
}

/**
 * A combination with its imposed load on all spans, on alternate spans and on each two adjacent spans.
 * Source AS 4100 Clause 4.3.3.
 */
export function withPatterns(one: Combination, spans: number): readonly Combination[] {
  if (spans < 2 || !one.factors.Q) return [one];
  const all = Array.from({ length: spans }, (_, at) => at);
  const patterns = [
    all.filter((at) => at % 2 === 0),
    all.filter((at) => at % 2 === 1),
    ...(spans > 2 ? all.slice(1).map((at) => [at - 1, at]) : []),
  ];
  return [
    one,
    ...patterns.map((imposedOn) => {
      const words = imposedOn.map((at) => at + 1).join(", ");
      return { ...one, id: `${one.id}/${words}`, name: `${one.name}, Q on ${words}`, imposedOn };
    }),
  ];
}
