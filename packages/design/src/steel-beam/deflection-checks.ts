import { ACTIONS_EDITION, type BeamPart, relativeDeflection } from "@kingpost/actions";
import { EDITION } from "@kingpost/as4100";
import { type Check, formula, limitCheck, StepList, standardReferences, symbol } from "@kingpost/calc";
import type { Analysis, Combined } from "./analysis.ts";
import type { BeamInputs } from "./beam-inputs.ts";
import { exceeds } from "./rounding.ts";
import { placeText } from "./text.ts";

const { clause } = standardReferences("AS 4100", EDITION);
const REFERENCE = clause("3.5.3");
const SERVICEABILITY = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.3");

/** The limit of a cantilever is twice that of a span of its length: AS 4100 Appendix B. */
const CANTILEVER = 0.5;

const LIMIT = formula({
  id: "delta-limit",
  title: "Deflection limit",
  reference: REFERENCE,
  result: symbol("delta_lim", "mm"),
  symbols: { l: symbol("L", "mm"), n: symbol("n") },
  is: ({ over }, { l, n }) => over(l, n),
});

const DEFLECTION = {
  id: "deflection",
  title: "Greatest deflection from the line through the supports",
  reference: REFERENCE,
  result: symbol("delta", "mm"),
  rule: "from the analysis of the beam",
} as const;

/** The limit of a part of the beam, mm. */
export function deflectionLimit({ kind, from, to }: BeamPart, divisor: number): number {
  return (to - from) / (kind === "overhang" ? divisor * CANTILEVER : divisor);
}

/** The worst deflection of each kind of combination over the spans and overhangs. */
export function deflectionChecks(inputs: BeamInputs, { serviceability, parts }: Analysis): Check[] {
  const kinds = [
    ["short-term", "short-term", serviceability.shortTerm, inputs.limitShortTerm],
    ["imposed", "imposed load", serviceability.imposed, inputs.limitImposed],
    ["long-term", "long-term", serviceability.longTerm, inputs.limitLongTerm],
    ["wind", "wind", serviceability.wind, inputs.limitWind],
  ] as const;
  return [
    ...kinds.flatMap(([id, name, combined, divisor]) =>
      worstDeflection({ id, name }, combined, divisor, parts),
    ),
    ...withoutServiceability(inputs),
  ];
}

/** Deflections under ultimate actions that have no serviceability action. */
function withoutServiceability({ uniformLoads, pointLoads, partLoads, couples }: BeamInputs): Check[] {
  const rows = [
    ...uniformLoads.map(({ case: of, load }) => [of, load] as const),
    ...pointLoads.map(({ case: of, force }) => [of, force] as const),
    ...partLoads.map(({ case: of, start, end }) => [of, Math.abs(start) + Math.abs(end)] as const),
    ...couples.map(({ case: of, moment }) => [of, moment] as const),
  ];
  const cases = new Set(rows.filter(([, size]) => size !== 0).map(([of]) => of));
  const missing = (id: string, title: string, reason: string): Check => ({
    id: `deflection/${id}`,
    group: "Serviceability",
    title,
    reference: SERVICEABILITY,
    kind: "not covered",
    reason,
  });
  return [
    ...((cases.has("Wu1") || cases.has("Wu2")) && !cases.has("Ws")
      ? [missing("wind", "Deflection, wind", "There is ultimate wind (Wu), but no serviceability wind (Ws).")]
      : []),
    ...(cases.has("Su")
      ? [missing("snow", "Deflection, snow", "There is no load case for serviceability snow yet.")]
      : []),
    ...(cases.has("Eu")
      ? [
          missing(
            "earthquake",
            "Deflection, earthquake",
            "There is no load case for serviceability earthquake yet.",
          ),
        ]
      : []),
  ];
}

function worstDeflection(
  named: { readonly id: string; readonly name: string },
  combined: readonly Combined[],
  divisor: number,
  parts: readonly BeamPart[],
): Check[] {
  const found = combined.flatMap((of) =>
    parts.flatMap((part) => {
      const { min, max } = relativeDeflection(of.response, part);
      const point = -min.value > max.value ? min : max;
      return [{ of, part, x: point.x, value: Math.abs(point.value), limit: deflectionLimit(part, divisor) }];
    }),
  );
  const [first, ...others] = found;
  if (!first) return [];
  const worst = others.reduce((a, b) => (exceeds(b.value / b.limit, a.value / a.limit) ? b : a), first);
  const { name } = worst.of;
  const list = new StepList();
  list.rule(DEFLECTION, worst.value, `${name}, ${placeText(worst.x)}`);
  const n = worst.part.kind === "overhang" ? divisor * CANTILEVER : divisor;
  const limit = list.formula(LIMIT, { l: worst.part.to - worst.part.from, n });
  return [
    limitCheck({
      id: `deflection/${named.id}`,
      group: "Serviceability",
      title: `Deflection, ${named.name}`,
      reference: REFERENCE,
      combination: name,
      location: placeText(worst.x),
      demand: worst.value,
      relation: "≤",
      limit,
      unit: "mm",
      steps: list.steps,
      assumptions: [],
    }),
  ];
}
