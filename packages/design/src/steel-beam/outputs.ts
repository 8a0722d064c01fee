import { caseReactions, type ImposedReaction, imposedReactions } from "@kingpost/actions";
import { parseInputs } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { type CaseActions, caseActions, type Output, type Receiver } from "../frame/passing/output.ts";
import type { RawInputs } from "../raw-inputs.ts";
import type { Resources } from "../runnable-module.ts";
import { sectionOf } from "../section-of.ts";
import { psiOfCase } from "../strength-cases.ts";
import { type Analysis, analyses } from "./analysis.ts";
import { type BeamInputs, supportsOf } from "./beam-inputs.ts";
import { caseOf } from "./beam-loads.ts";
import { actsSideways } from "./biaxial/sideways.ts";
import { FIELDS } from "./form/fields.ts";
import { otherRecordsOf } from "./sections/span-sections.ts";

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
    if (reason !== undefined || !analysis) {
      const message = `${reason}: enter its reactions as numbers.`;
      return {
        kind: "reaction",
        name,
        actions: { kind: "unavailable", code: "no-reaction", message },
        notes: [],
      };
    }
    return {
      kind: "reaction",
      name,
      actions: [
        ...cases
          .filter(({ of }) => of.kind !== "imposed")
          .map(({ of, reactions }) => caseActions(of.id, { n: reactions[at]?.force ?? 0 })),
        ...imposedActions(imposedReactions(analysis, at, inputs.patterns)),
      ],
      notes: [],
      ownSums: inputs.ownCombinations
        .filter(({ limitState }) => limitState === "strength")
        .map(({ sum }) => sum.trim()),
      notPassed:
        inputs.hasRelievingPermanent && inputs.spans.length > 1
          ? ["Its permanent load on relieving spans, 0.9G, is not passed on."]
          : [],
    };
  });
}

/** Greatest and least reaction of each imposed case, as arrangements where it also lifts. */
function imposedActions(all: readonly ImposedReaction[]): readonly CaseActions[] {
  // Imposed loads without a reaction, but for rounding.
  const most = Math.max(...all.map(({ greatest, least }) => Math.max(greatest, -least)));
  const lifts = all.some(({ least }) => -least > ROUNDING * most);
  const row = (arrangement: string, isGreatest: boolean) =>
    all.map(({ of, greatest, least }) =>
      caseActions(of.id, { n: isGreatest ? greatest : least }, { arrangement, psi: psiOfCase(of) }),
    );
  return lifts ? [...row("largest", true), ...row("smallest", false)] : row("", true);
}

/** Of the greatest reaction. */
const ROUNDING = 1e-9;

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

/** The factors psi of an imposed case of a beam with these inputs; undefined where they cannot be read. */
function imposedPsi(raw: RawInputs, of: string): string | undefined {
  const parsed = parseInputs(FIELDS, raw);
  const id = (["Q", "Q2", "Q3"] as const).find((one) => one === of);
  const own = "errors" in parsed || id === undefined ? undefined : caseOf(id, parsed.inputs);
  return own?.kind === "imposed" ? psiOfCase(own) : undefined;
}

/** Reactions of other beams, as point loads. */
export const RECEIVES: readonly Receiver[] = [
  {
    table: "pointLoads",
    takes: "reaction",
    label: "Point load of another beam",
    needs: {},
    caseOf: (of) => of,
    isArranged: false,
    psiOf: imposedPsi,
    asks: ["position", "bearing", "height"],
    columns: ({ n }) => ({ force: n }),
  },
];
