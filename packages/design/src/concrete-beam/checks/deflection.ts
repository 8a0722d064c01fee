import { type BeamPart, greatestDeflection, referenceLine, valueAt } from "@kingpost/actions";
import {
  type BendingSense,
  type Continuity,
  crackedElastic,
  EDITION,
  effectiveSecondMoment,
  hypotheticalThickness,
  longTermDeflections,
  longTermFactor,
  shrinkageStrain,
  spanSecondMoment,
  THIRTY_YEARS,
} from "@kingpost/as3600";
import {
  attempt,
  type Check,
  isUnavailable,
  limitCheck,
  type Recorder,
  SILENT,
  StepList,
  standardReferences,
  symbol,
  type Unavailable,
} from "@kingpost/calc";
import { regionProperties } from "@kingpost/concrete-section";
import { type Analysis, analyses, type Combined } from "../../beam/analysis/analysis.ts";
import {
  deflectionLimit,
  deflectionReference,
  deflectionRules,
} from "../../beam/checks/deflection-checks.ts";
import { placeText } from "../../beam/text.ts";
import { beamInputs } from "../form/beam-inputs.ts";
import { concreteModulus } from "../model/concrete.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import { greatestOf, momentsOn, type Region, regionsOf } from "./regions.ts";

const { clause } = standardReferences("AS 3600", EDITION);

/** The limit of a cantilever is twice that of a span of its length: Table 2.3.2, L/125 for L/250. */
const OVERHANG = 0.5;
export const DEFLECTION_RULES = deflectionRules(clause("2.3.2"), OVERHANG);

const analysed = (id: string, notation: string, title: string) => ({
  id,
  title,
  reference: clause("8.5.3.1"),
  result: symbol(notation, "mm"),
  rule: "from the analysis of the beam with I_ef of each span",
});

const SHORT = analysed("delta-short", "Delta_s", "Short-term deflection");
const PERMANENT = analysed("delta-permanent", "Delta_{s.G}", "Deflection under G in the same sense");
const SUSTAINED = analysed("delta-sustained", "Delta_{s.sus}", "Deflection under G + ψ_l Q");

/** The stiffness of a span, with what its working needs. */
interface SpanStiffness {
  readonly ief: number;
  readonly record: (record: Recorder) => number;
}

/** Effective second moment of area where a region's service moment is greatest. Units mm4. */
function regionStiffness(model: ConcreteBeamModel, region: Region, record: Recorder): number {
  const { inputs, bef, analysis } = model;
  const found = greatestOf(momentsOn(model, region, analysis.serviceability.whole));
  const middle = (region.from + region.to) / 2;
  const section = model.sectionAt(found?.x ?? middle);
  const { area, perimeter } = regionProperties(model.region);
  const shrinkage = shrinkageStrain(
    {
      fc: inputs.fc,
      thickness: hypotheticalThickness(area, perimeter),
      environment: inputs.environment,
      time: THIRTY_YEARS,
    },
    record,
  ).total;
  return effectiveSecondMoment(
    {
      section,
      sense: region.sense,
      bw: inputs.webWidth,
      b: region.sense === "sagging" ? bef : inputs.webWidth,
      shrinkage,
    },
    found?.value ?? 0,
    record,
  );
}

/** The stiffness of each span by its middle and its continuous ends. */
function spanStiffnesses(model: ConcreteBeamModel): readonly SpanStiffness[] {
  const { inputs, supports } = model;
  const regions = regionsOf(model);
  const regionOf = (id: string) => regions.find((one) => one.id === id);
  const supportAt = (joint: number) => supports.find((one) => one.joint === joint);
  return inputs.spans.map((_, at) => {
    const [left, right] = [supportAt(at), supportAt(at + 1)];
    const hogs = (support: typeof left) => support && (support.isInterior || support.kind === "fixed");
    const atSupport = (support: typeof left, record: Recorder) => {
      const region = support && regionOf(`support-${support.at + 1}`);
      return region ? regionStiffness(model, region, record) : 0;
    };
    const work = (record: Recorder): number => {
      // A cantilever has the stiffness at its support.
      if (!left || !right) return atSupport(left ?? right, record);
      const region = regionOf(`span-${at + 1}`);
      const middle = region ? regionStiffness(model, region, record) : 0;
      const [isLeft, isRight] = [hogs(left), hogs(right)];
      const continuity: Continuity = isLeft ? (isRight ? "both" : "left") : isRight ? "right" : "simple";
      return spanSecondMoment(
        continuity,
        {
          middle,
          left: isLeft ? atSupport(left, record) : 0,
          right: isRight ? atSupport(right, record) : 0,
        },
        record,
      );
    };
    return { ief: work(SILENT), record: work };
  });
}

/** Deflections with the stiffness of cracked spans. */
export interface CrackedAnalysis {
  readonly spans: readonly SpanStiffness[];
  readonly analysis: Analysis;
}

/** The beam again, with the stiffness of its cracked spans; or why there is none. */
export function crackedAnalysis(model: ConcreteBeamModel): CrackedAnalysis | Unavailable {
  return attempt(() => {
    const spans = spanStiffnesses(model);
    const { inputs, selfWeight } = model;
    const size = ({ ief }: SpanStiffness) => ({ inertia: ief, selfWeight });
    const [first] = spans;
    return {
      spans,
      analysis: analyses(beamInputs(inputs), {
        modulus: concreteModulus(inputs),
        others: spans.map(size),
      })(first ? size(first) : { inertia: model.gross, selfWeight }),
    };
  });
}

interface PartDeflection {
  readonly x: number;
  readonly value: number;
  readonly of: Combined;
}

function worstOn(
  { analysis }: CrackedAnalysis,
  part: BeamPart,
  combined: readonly Combined[],
  size = ({ value }: Pick<PartDeflection, "x" | "value">) => Math.abs(value),
): PartDeflection | undefined {
  const reference = deflectionReference(analysis);
  let worst: PartDeflection | undefined;
  for (const of of combined) {
    const found = greatestDeflection(of.response, part, referenceLine(of.response, part, reference), 0);
    if (found && size(found) > (worst ? size(worst) : 0)) worst = { ...found, of };
  }
  return worst;
}

/** The share of compression bars at midspan, or at the support of a cantilever. */
function kcsOn(model: ConcreteBeamModel, part: BeamPart, record: Recorder): number {
  const isSpan = part.kind === "span";
  const sense: BendingSense = isSpan ? "sagging" : "hogging";
  const support = model.supports.find(({ x }) => x === part.from || x === part.to);
  const x = isSpan ? (part.from + part.to) / 2 : (support?.x ?? part.from);
  const cracked = crackedElastic(model.sectionAt(x), sense, SILENT);
  return cracked ? longTermFactor(cracked.ast, cracked.asc, record) : 2;
}

/** Total, incremental and imposed deflection: the worst of the spans and overhangs. */
export function deflectionChecksOf(
  model: ConcreteBeamModel,
  cracked: CrackedAnalysis | Unavailable,
): readonly Check[] {
  if (isUnavailable(cracked)) {
    return [
      {
        kind: "not covered",
        id: "deflection",
        title: "Deflection",
        group: "Serviceability",
        reference: clause("8.5.3.1"),
        reason: cracked.message,
      },
    ];
  }
  const { inputs } = model;
  const { serviceability, parts } = cracked.analysis;
  const limits = {
    total: inputs.limitTotal,
    incremental: inputs.limitIncremental,
    imposed: inputs.limitImposed,
  };
  const deflections = parts.map((part) => {
    const changeOf = (found: Pick<PartDeflection, "x" | "value">) =>
      Math.abs(found.value) - permanentAt(cracked, part, found);
    return {
      part,
      imposed: worstOn(cracked, part, serviceability.imposed),
      total: worstOn(cracked, part, serviceability.whole),
      incremental: worstOn(cracked, part, serviceability.whole, changeOf),
      sustained: worstOn(cracked, part, serviceability.longTerm),
    };
  });
  return (["total", "incremental", "imposed"] as const).flatMap((kind) => {
    const found = deflections.flatMap(({ part, sustained, ...worst }) => {
      const short = worst[kind];
      if (!short) return [];
      const work = (record: Recorder): number => {
        if (kind === "imposed")
          return record.rule(
            analysed("delta-imposed", "Delta_{s.Q}", "Deflection under Q"),
            Math.abs(short.value),
            short.of.name,
          );
        const values = {
          short: record.rule(SHORT, Math.abs(short.value), short.of.name),
          permanent: record.rule(PERMANENT, permanentAt(cracked, part, short), placeText(short.x)),
          sustained: record.rule(SUSTAINED, Math.abs(sustained?.value ?? 0), sustained?.of.name ?? ""),
        };
        return longTermDeflections(values, kcsOn(model, part, record), record)[kind];
      };
      const limit = deflectionLimit(part, { divisor: limits[kind], most: 0 }, DEFLECTION_RULES);
      const demand = work(SILENT);
      return [{ part, short, work, limit, demand, ratio: demand / limit }];
    });
    const worst = found.reduce<(typeof found)[number] | undefined>(
      (best, one) => (best && best.ratio >= one.ratio ? best : one),
      undefined,
    );
    if (!worst) return [];
    const { part, short, work, limit, demand } = worst;
    return [
      limitCheck({
        id: `deflection/${kind}`,
        title: `Deflection, ${kind === "imposed" ? "imposed load" : kind}`,
        group: "Serviceability",
        reference: clause("8.5.3"),
        combination: short.of.name,
        location: () => placeText(short.x),
        demand,
        relation: "≤",
        limit,
        unit: "mm",
        steps: () => {
          const list = new StepList();
          cracked.spans[spanOf(model, part)]?.record(list);
          work(list);
          deflectionLimit(part, { divisor: limits[kind], most: 0 }, DEFLECTION_RULES, list);
          return list.steps;
        },
        assumptions: [
          "One iteration: the moments are those of the uncracked beam.",
          ...(kind === "total"
            ? ["The short-term and the sustained deflection are added where each is greatest."]
            : []),
        ],
      }),
    ];
  });
}

/**
 * The deflection under G alone at the place of another one, in its sense: it is what is subtracted, so that a beam that moves from one
 * side to the other moves by both. Units mm.
 */
function permanentAt(
  { analysis }: CrackedAnalysis,
  part: BeamPart,
  { x, value }: Pick<PartDeflection, "x" | "value">,
): number {
  const [permanent] = analysis.serviceability.permanent;
  if (!permanent) return 0;
  const { deflection, slope } = referenceLine(permanent.response, part, deflectionReference(analysis));
  return Math.sign(value) * (valueAt(permanent.response, "deflection", x) - deflection - slope * x);
}

const spanOf = ({ joints }: ConcreteBeamModel, { from, to }: BeamPart): number =>
  joints.findIndex(
    (joint, at) => joint <= (from + to) / 2 && (from + to) / 2 < (joints[at + 1] ?? Number.POSITIVE_INFINITY),
  );
