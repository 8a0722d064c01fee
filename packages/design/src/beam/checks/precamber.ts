import {
  type BeamPart,
  type DeflectionReference,
  greatestDeflection,
  type ReferenceLine,
  referenceLine,
  valueAt,
} from "@kingpost/actions";
import {
  type Check,
  formatNumber,
  formula,
  type Problem,
  type Recorder,
  type Reference,
  symbol,
} from "@kingpost/calc";
import type { Analysis, Combined } from "../analysis/analysis.ts";
import { type BeamInputs, supportsOf } from "../form/inputs.ts";

const DELTA_C = symbol("delta_c", "mm");
const DELTA_G = symbol("delta_G", "mm");

type PrecamberRules = ReturnType<typeof precamberRules>;

/** The rules of a precamber, of the clause of deflections. */
export function precamberRules(reference: Reference) {
  return {
    reference,
    camber: formula({
      id: "delta-c",
      title: "Precamber at this position (parabola)",
      reference,
      result: DELTA_C,
      symbols: { c: symbol("c", "mm"), x: symbol("x", "mm"), l: symbol("L", "mm") },
      is: ({ constant, times, over, minus }, { c, x, l }) =>
        times(constant(4), c, over(x, l), minus(constant(1), over(x, l))),
    }),
    net: formula({
      id: "delta-net",
      title: "Deflection net of precamber (up to the deflection under G)",
      reference,
      result: symbol("delta_net", "mm"),
      symbols: { total: symbol("delta", "mm"), c: DELTA_C, permanent: DELTA_G },
      is: ({ constant, minus, min, max }, { total, c, permanent }) =>
        minus(total, max(constant(0, "mm"), min(c, permanent))),
    }),
    permanent: {
      id: "delta-g",
      title: "Deflection under G",
      reference,
      result: DELTA_G,
      rule: "from the analysis of the beam",
    },
  } as const;
}

/** What deflections of the permanent load and others are reduced by. Units mm. */
export interface Precamber {
  /** At the middle of each span. */
  readonly middle: number;
  readonly permanent: readonly Combined[];
  readonly reference: DeflectionReference;
  readonly rules: PrecamberRules;
}

/** Undefined without a precamber. */
export function precamberOf(
  { precamber: middle }: BeamInputs,
  { serviceability: { permanent } }: Analysis,
  reference: DeflectionReference,
  rules: PrecamberRules,
): Precamber | undefined {
  return middle > 0 ? { middle, permanent, reference, rules } : undefined;
}

const above = ({ deflection, slope }: ReferenceLine, x: number) => deflection + slope * x;

/** The least deflection under G at any place of a span. Without permanent load it is zero. */
function permanentOn({ permanent, reference }: Precamber, part: BeamPart): (x: number) => number {
  const lines = permanent.map(({ response }) => ({
    response,
    line: referenceLine(response, part, reference),
  }));
  return (x) => {
    let least = lines.length === 0 ? 0 : Number.POSITIVE_INFINITY;
    for (const { response, line } of lines) {
      least = Math.min(least, valueAt(response, "deflection", x) - above(line, x));
    }
    return least;
  };
}

/** The working of a deflection less precamber: the precamber, the deflection under G, the difference. */
export function recordNetDeflection(
  of: Precamber,
  part: BeamPart,
  { x, total }: { readonly x: number; readonly total: number },
  record: Recorder,
): void {
  const permanent = record.rule(of.rules.permanent, permanentOn(of, part)(x), "G");
  const c = record.formula(of.rules.camber, placeOf(of, part, x));
  record.formula(of.rules.net, { total, c, permanent });
}

const placeOf = ({ middle: c }: Precamber, { from, to }: BeamPart, x: number) => ({
  c,
  x: x - from,
  l: to - from,
});

/** Places of a span around the greatest of which the net deflection has its extreme. */
const PLACES = 60;
/** Steps of the golden section: each narrows the range around the extreme to 0.618 of it, in all to some 1e-7 of a span. */
const HALVINGS = 25;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The place in a range at which a value is greatest, of a value that rises to it and falls after it. */
function greatestIn(from: number, to: number, sizeAt: (x: number) => number): number {
  let [a, b] = [from, to];
  for (let at = 0; at < HALVINGS; at++) {
    const reach = GOLDEN * (b - a);
    if (sizeAt(b - reach) < sizeAt(a + reach)) a = b - reach;
    else b = a + reach;
  }
  return (a + b) / 2;
}

/**
 * The greatest net deflection of a span: where it is, and the deflection there without precamber; undefined where none is as much
 * as `least`.
 */
export function greatestNetDeflection(
  of: Precamber,
  { response }: Combined,
  part: BeamPart,
  line: ReferenceLine,
  least: number,
): { readonly x: number; readonly total: number; readonly net: number } | undefined {
  // An upward deflection grows by the precamber at most.
  const gross = greatestDeflection(response, part, line, Math.max(0, least - of.middle));
  if (!gross) return undefined;
  const permanent = permanentOn(of, part);
  const netAt = (x: number, total: number) => {
    const c = of.rules.camber.evaluate(placeOf(of, part, x));
    return { x, total, net: of.rules.net.evaluate({ total, c, permanent: permanent(x) }) };
  };
  const at = (x: number) => netAt(x, valueAt(response, "deflection", x) - above(line, x));
  const sizeAt = (x: number) => Math.abs(at(x).net);
  const step = (part.to - part.from) / PLACES;
  let found = netAt(gross.x, gross.value);
  for (let n = 1; n < PLACES; n++) {
    const one = at(part.from + n * step);
    if (Math.abs(one.net) > Math.abs(found.net)) found = one;
  }
  const [from, to] = [Math.max(part.from, found.x - step), Math.min(part.to, found.x + step)];
  const nearest = at(greatestIn(from, to, sizeAt));
  return Math.abs(nearest.net) > Math.abs(found.net) ? nearest : found;
}

/** A precamber that permanent load does not take out leaves the beam above the line of its supports. */
export function remainingCamber(of: Precamber, parts: readonly BeamPart[]): Check[] {
  const remaining = Math.max(
    ...parts.map((part) => of.middle - permanentOn(of, part)((part.from + part.to) / 2)),
  );
  if (remaining <= 0) return [];
  return [
    {
      id: "remaining-camber",
      group: "Serviceability",
      title: "Residual camber under G",
      reference: of.rules.reference,
      kind: "not covered",
      reason: `The precamber is up to ${formatNumber(remaining, { significant: 3 })} mm more than the deflection under G at the middle of a span: the beam stays above the line of its supports. Compare this with what the floor or roof allows.`,
    },
  ];
}

export function precamberProblems(inputs: BeamInputs): readonly Problem[] {
  const { precamber, hinges, spans } = inputs;
  if (precamber === 0) return [];
  const isOpen = supportsOf(inputs).length <= spans.length;
  return isOpen || hinges.length > 0
    ? [
        {
          kind: "error",
          path: "/precamber",
          message: "Precamber is not covered for beams with overhangs or hinges. Enter 0.",
        },
      ]
    : [];
}
