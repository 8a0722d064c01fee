import { caseReactions } from "@kingpost/actions";
import { steelSectionOf } from "@kingpost/sections";
import { caseActions, type Output, type Receiver } from "../load-path/output.ts";
import type { Resources } from "../runnable-module.ts";
import { sectionOf } from "../section-of.ts";
import { type Analysis, analyses } from "./analysis.ts";
import { type BeamInputs, supportsOf } from "./beam-inputs.ts";
import { actsSideways } from "./sideways.ts";
import { otherRecordsOf } from "./span-sections.ts";

/** The vertical reactions of a beam at its supports, by load case. */
export function outputs(inputs: BeamInputs, resources: Resources): readonly Output[] {
  const why = (of: Analysis | undefined, support: number) => {
    if (actsSideways(inputs))
      return "The reactions of a beam with a slope or sideways loads have two directions";
    if (of?.beam.model.supports[support]?.rotation !== "free") return "The support also passes on a moment";
    if (supportsOf(inputs).some(({ settlement }) => settlement !== 0)) {
      return "Reactions to settlements are of no load case";
    }
    return undefined;
  };
  const analysis = analysisOf(inputs, resources);
  const cases = analysis ? caseReactions(analysis, analysis.selfWeight) : [];
  return supportsOf(inputs).map((_, at): Output => {
    const name = `support ${at + 1}`;
    const reason = why(analysis, at);
    return {
      kind: "reaction",
      name,
      actions:
        reason === undefined
          ? cases.map(({ of, reactions }) => caseActions(of.id, { n: reactions[at]?.force ?? 0 }))
          : {
              kind: "unavailable",
              code: "no-reaction",
              message: `${reason}: enter its reactions as numbers.`,
            },
      notes: notesOf(inputs, cases),
      usage: cases.some(({ of }) => of.id === "Q") ? inputs.usage : undefined,
    };
  });
}

function notesOf(
  { spans, usage, usage2, usage3 }: BeamInputs,
  cases: ReturnType<typeof caseReactions>,
): string[] {
  const imposed = cases.filter(({ of }) => of.kind === "imposed").map(({ of }) => of.id);
  const usages = { Q: usage, Q2: usage2, Q3: usage3 } as Readonly<Record<string, string>>;
  return [
    ...(spans.length > 1 && imposed.length > 0
      ? ["Imposed loads are on all spans: their reactions in patterns are not passed on."]
      : []),
    ...(new Set(imposed.map((of) => usages[of])).size > 1
      ? [`${imposed.join(", ")} have several usages. A column takes them as one load.`]
      : []),
  ];
}

function analysisOf(inputs: BeamInputs, resources: Resources): Analysis | undefined {
  const record = sectionOf(inputs.section, resources);
  if (!record) return undefined;
  const size = (of: typeof record) => {
    const { ix, iy } = steelSectionOf(of);
    return { ix: inputs.bentAbout === "y" ? iy : ix, mass: of.properties.mass };
  };
  const others = otherRecordsOf(inputs, resources).map((one) => one && size(one));
  return analyses(inputs, others)(size(record));
}

/** Reactions of other beams, as point loads. */
export const RECEIVES: readonly Receiver[] = [
  {
    table: "pointLoads",
    takes: "reaction",
    label: "Point load of another beam",
    needs: {},
    caseOf: (of) => of,
    asks: ["position", "bearing", "height"],
    columns: ({ n }) => ({ force: n }),
  },
];
