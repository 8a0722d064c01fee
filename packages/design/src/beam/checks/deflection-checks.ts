import {
  type BeamPart,
  type DeflectionReference,
  exceeds,
  greatestDeflection,
  type ReferenceLine,
  referenceLine,
} from "@kingpost/actions";
import {
  type Check,
  formula,
  limitCheck,
  type Recorder,
  type Reference,
  SILENT,
  StepList,
  symbol,
} from "@kingpost/calc";
import type { Analysis, Combined } from "../analysis/analysis.ts";
import type { BeamInputs } from "../form/inputs.ts";
import { placeText } from "../text.ts";
import { limitStateChecks } from "./limit-state-checks.ts";
import {
  greatestNetDeflection,
  type Precamber,
  precamberOf,
  precamberRules,
  recordNetDeflection,
  remainingCamber,
} from "./precamber.ts";

/** The rules of the deflections of one material. */
export type DeflectionRules = ReturnType<typeof deflectionRules>;

/** `reference` is the clause of deflections. `overhang`: the limit of an overhang, as a part of that of a span of its length. */
export function deflectionRules(reference: Reference, overhang: number) {
  const names = {
    id: "delta-limit",
    title: "Deflection limit",
    reference,
    result: symbol("delta_lim", "mm"),
  } as const;
  return {
    reference,
    overhang,
    limit: formula({
      ...names,
      symbols: { l: symbol("L", "mm"), n: symbol("n") },
      is: ({ over }, { l, n }) => over(l, n),
    }),
    limitInMm: formula({
      ...names,
      symbols: { l: symbol("L", "mm"), n: symbol("n"), most: symbol("delta_most", "mm") },
      is: ({ over, min }, { l, n, most }) => min(over(l, n), most),
    }),
    precamber: precamberRules(reference),
  };
}

const deflectionRule = (reference: Reference, from: DeflectionReference) =>
  ({
    id: "deflection",
    title:
      from === "chord"
        ? "Max. deflection relative to the line through the supports"
        : "Max. absolute deflection (includes spring movement)",
    reference,
    result: symbol("delta", "mm"),
    rule: "from the analysis of the beam",
  }) as const;

/** What deflections are measured from: where springs support the beam, their movement counts. */
export function deflectionReference({ beam }: Pick<Analysis, "beam">): DeflectionReference {
  return beam.model.supports.some(({ vertical }) => typeof vertical === "number") ? "absolute" : "chord";
}

/** The limit of one kind of combination: of the length, and in mm, 0 for none. */
export interface DeflectionLimit {
  readonly divisor: number;
  readonly most: number;
}

/** The limit of a part of the beam, mm. */
export function deflectionLimit(
  { kind, from, to }: BeamPart,
  { divisor, most }: DeflectionLimit,
  rules: DeflectionRules,
  record: Recorder = SILENT,
): number {
  const ofLength = { l: to - from, n: kind === "overhang" ? divisor * rules.overhang : divisor };
  return most > 0
    ? record.formula(rules.limitInMm, { ...ofLength, most })
    : record.formula(rules.limit, ofLength);
}

/** How the deflections of one direction are named. */
export interface DeflectionName {
  /** Before the kind of combination: of identifiers, of titles. */
  readonly id: string;
  readonly title: string;
  /** What a part of the beam is named by: its section, where there are several. */
  readonly on?: (part: BeamPart) => string;
}

export const DEFLECTION: DeflectionName = { id: "deflection", title: "Deflection" };

/** The worst deflection of each kind of combination over the spans and overhangs. */
export function deflectionChecks(
  inputs: BeamInputs,
  analysis: Analysis,
  rules: DeflectionRules,
  named: DeflectionName = DEFLECTION,
): Check[] {
  const { serviceability, parts } = analysis;
  const reference = deflectionReference(analysis);
  const precamber = precamberOf(inputs, analysis, reference, rules.precamber);
  const purposes = [...new Set(serviceability.wind.map(({ row }) => row.combination.purpose))];
  const hasOwn = serviceability.shortTerm.some(({ row }) => row.combination.purpose === "serviceability");
  const kinds = [
    [
      "short-term",
      hasOwn ? "short-term and user-defined combinations" : "short-term",
      serviceability.shortTerm,
      { divisor: inputs.limitShortTerm, most: inputs.mostShortTerm },
    ],
    [
      "imposed",
      "imposed load",
      serviceability.imposed,
      { divisor: inputs.limitImposed, most: inputs.mostImposed },
    ],
    [
      "long-term",
      "long-term",
      serviceability.longTerm,
      { divisor: inputs.limitLongTerm, most: inputs.mostLongTerm },
    ],
    [
      "wind",
      purposes.join(" or "),
      serviceability.wind,
      { divisor: inputs.limitWind, most: inputs.mostWind },
    ],
  ] as const;
  return [
    ...kinds.flatMap(([id, name, combined, limit]) =>
      worstDeflection(
        { ...named, id: `${named.id}/${id}`, title: `${named.title}, ${name}` },
        combined,
        limit,
        parts,
        { reference, rules },
        id === "short-term" || id === "long-term" ? precamber : undefined,
      ),
    ),
    ...(precamber ? remainingCamber(precamber, parts) : []),
    ...limitStateChecks(inputs, named),
  ];
}

interface Worst {
  readonly of: Combined;
  readonly part: BeamPart;
  readonly x: number;
  /** Without precamber. */
  readonly total: number;
  readonly value: number;
  readonly ratio: number;
}

function totalDeflection(of: Combined, part: BeamPart, line: ReferenceLine, least: number) {
  const point = greatestDeflection(of.response, part, line, least);
  return point && { x: point.x, total: point.value, net: point.value };
}

function worstDeflection(
  named: DeflectionName,
  combined: readonly Combined[],
  allowed: DeflectionLimit,
  parts: readonly BeamPart[],
  { reference, rules }: { readonly reference: DeflectionReference; readonly rules: DeflectionRules },
  precamber: Precamber | undefined,
): Check[] {
  let worst: Worst | undefined;
  for (const of of combined) {
    for (const part of parts) {
      const limit = deflectionLimit(part, allowed, rules);
      const line = referenceLine(of.response, part, reference);
      const least = (worst?.ratio ?? 0) * limit;
      const point = precamber
        ? greatestNetDeflection(precamber, of, part, line, least)
        : totalDeflection(of, part, line, least);
      if (!point) continue;
      const value = Math.abs(point.net);
      const ratio = value / limit;
      if (!worst || exceeds(ratio, worst.ratio))
        worst = { of, part, x: point.x, total: point.total, value, ratio };
    }
  }
  if (!worst) return [];
  const { of, x, part, total, value } = worst;
  const location = () => placeText(x);
  return [
    limitCheck({
      id: named.id,
      group: "Serviceability",
      title: [named.title, named.on?.(part) ?? ""].filter((words) => words !== "").join(", "),
      reference: rules.reference,
      combination: of.name,
      location,
      demand: value,
      relation: "≤",
      limit: deflectionLimit(part, allowed, rules),
      unit: "mm",
      steps: () => {
        const list = new StepList();
        const where = `${of.name}, ${location()}`;
        list.rule(deflectionRule(rules.reference, reference), precamber ? total : value, where);
        if (precamber) recordNetDeflection(precamber, part, { x, total }, list);
        deflectionLimit(part, allowed, rules, list);
        return list.steps;
      },
      assumptions: [],
    }),
  ];
}
