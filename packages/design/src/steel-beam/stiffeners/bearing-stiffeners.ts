import { reactionForce, valueAt } from "@kingpost/actions";
import {
  type Bearing,
  type BearingMode,
  flangeOutstand,
  type LoadBearingStiffener,
  type SteelSection,
  type StiffenerPlates,
  stiffenedBucklingCheck,
  stiffenedYieldCheck,
  stiffenerOutstandCheck,
  stiffenerProblem,
  torsionalRestraintCheck,
  webBesideStiffener,
} from "@kingpost/as4100";
import type { Check, Problem } from "@kingpost/calc";
import type { Combined } from "../../beam/analysis/analysis.ts";
import { jointsOf, supportsOf } from "../../beam/form/inputs.ts";
import { type BeamRange, partsAt } from "../../beam/span-sections.ts";
import { metresText } from "../../beam/text.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { designAction } from "../strength/design-action.ts";

type StiffenerRow = SteelBeamInputs["bearingStiffeners"][number];

function platesOf({ width, thickness, sides, fy }: Omit<StiffenerRow, "position">): StiffenerPlates {
  return { width, thickness, sides: sides === "both" ? 2 : 1, fy };
}

/** The stiffener at a place, with the web of one section beside it, which ends where that section ends. */
export function stiffenerAt(
  inputs: SteelBeamInputs,
  { section }: BeamSection,
  { from, to }: BeamRange,
  x: number,
): LoadBearingStiffener | undefined {
  const row = inputs.bearingStiffeners.find(({ position }) => position === x);
  if (!row) return undefined;
  const others = inputs.bearingStiffeners.flatMap(({ position }) =>
    position === x ? [] : [Math.abs(position - x)],
  );
  const spacings = [...others, ...(inputs.hasIntermediateStiffeners ? [inputs.stiffenerSpacing] : [])];
  const toEnd = Math.min(x - from, to - x);
  return {
    ...platesOf(row),
    ...(spacings.length > 0 ? { spacing: Math.min(...spacings) } : {}),
    webSides: toEnd < webBesideStiffener(section) ? 1 : 2,
  };
}

/** A force that bears on the web at a stiffener. Units N, mm. */
interface StiffenedPlace {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly bearing: Bearing;
}

/** The greatest force on a stiffened web in one mode, N, with the loads beside it that it takes a part of. */
interface StiffenedForce {
  readonly force: number;
  readonly of: Combined;
  readonly beside: readonly { readonly other: { readonly label: string } }[];
}

/** The web with its stiffener at a bearing: yield, buckling, and the outstand of the plates. */
export function stiffenedBearingChecks(
  { section, idOf, titleOf }: BeamSection,
  stiffener: LoadBearingStiffener,
  { id, label, x, bearing }: StiffenedPlace,
  forces: Readonly<Record<BearingMode, StiffenedForce>>,
): Check[] {
  const names = (mode: BearingMode, title: string) => {
    const { force, of, beside } = forces[mode];
    const others = beside.map(({ other }) => other.label);
    const part = others.length === 0 ? "" : ` (with part of ${others.join(", ")})`;
    return {
      id: idOf(`bearing-${mode}/${id}`),
      title: titleOf(`${title}, ${label}${part}`),
      action: designAction("R*", { value: force, of, x }),
    };
  };
  const outstand = {
    id: idOf(`stiffener-outstand/${id}`),
    title: titleOf(`Stiffener outstand, ${label}`),
  };
  return [
    stiffenedYieldCheck(
      section,
      bearing,
      stiffener,
      forces.yield.force,
      names("yield", "Yield of the stiffened web"),
    ),
    stiffenedBucklingCheck(
      section,
      bearing,
      stiffener,
      forces.buckling.force,
      names("buckling", "Buckling of the stiffened web"),
    ),
    stiffenerOutstandCheck(stiffener, outstand),
  ];
}

/** Whether the stiffener at a support is what prevents its twist. */
function holdsTwist({ supportRestraint }: SteelBeamInputs, kind: string | undefined): boolean {
  return supportRestraint === "stiffener" && kind !== "fixed";
}

/** Twist at the supports that only stiffeners restrain. */
export function twistChecks(
  inputs: SteelBeamInputs,
  sections: readonly BeamSection[],
  strength: readonly Combined[],
): Check[] {
  const joints = jointsOf(inputs);
  return supportsOf(inputs).flatMap(({ joint, kind }, support): Check[] => {
    const x = joints[joint] ?? 0;
    const worst = holdsTwist(inputs, kind) ? worstShare(joints, joint, support, strength) : undefined;
    if (!worst) return [];
    const { reaction, load, of } = worst;
    return partsAt(sections, x).flatMap((part): Check[] => {
      const { section, idOf, titleOf } = part.of;
      const stiffener = stiffenerAt(inputs, part.of, part, x);
      if (!stiffener) return [];
      return [
        torsionalRestraintCheck(
          section,
          stiffener,
          { reaction, load },
          {
            id: idOf(`torsional-restraint/support-${support + 1}`),
            title: titleOf(`Torsional end restraint by stiffener, support ${support + 1}`),
            action: designAction("R*", { value: reaction, of, x }),
          },
        ),
      ];
    });
  });
}

/** The combination with the greatest share of the load of a span in the reaction. The span is the heavier one beside the support. */
function worstShare(
  joints: readonly number[],
  joint: number,
  support: number,
  strength: readonly Combined[],
) {
  let worst: { readonly reaction: number; readonly load: number; readonly of: Combined } | undefined;
  for (const of of strength) {
    const reaction = reactionForce(of.response, support);
    if (reaction <= 0) continue;
    const load = Math.max(
      reaction * LEAST_LOAD,
      ...[joint - 1, joint].map((span) => loadOn(of, joints, span)),
    );
    if (!worst || reaction * worst.load > worst.reaction * load) worst = { reaction, load, of };
  }
  return worst;
}

/** A share of the reaction: where a span has hardly any load, the formula has no meaning, and its result is as large as it can be. */
const LEAST_LOAD = 1e-3;

/** The total load on a span, N, by the shear forces at its ends. */
function loadOn({ response }: Combined, joints: readonly number[], span: number): number {
  const [from, to] = [joints[span], joints[span + 1]];
  if (from === undefined || to === undefined) return 0;
  return valueAt(response, "shear", from, "right") - valueAt(response, "shear", to, "left");
}

/** What is wrong with the rows, beside them. `places`: where a force bears on the web. */
export function bearingStiffenerProblems(
  inputs: SteelBeamInputs,
  sections: readonly BeamSection[],
  places: readonly { readonly x: number }[],
): readonly Problem[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const rows = inputs.bearingStiffeners;
  const beside = rows.flatMap((row, at): readonly Problem[] => {
    const path = `/bearingStiffeners/${at}`;
    const where = metresText(row.position);
    const twin = rows.findIndex(({ position }) => position === row.position);
    const error = (message: string): readonly Problem[] => [
      { kind: "error", path: `${path}/position`, message },
    ];
    if (twin < at) return error(`Row ${twin + 1} is already a stiffener at ${where}.`);
    if (row.position > length) {
      return error(`The stiffener at ${where} is beyond the end of the beam at ${metresText(length)}.`);
    }
    if (!places.some(({ x }) => x === row.position)) {
      const message = `No force bears on the web at ${where}: this stiffener is not checked and not counted.`;
      return [{ kind: "note", path: `${path}/position`, message }];
    }
    return partsAt(sections, row.position).flatMap(({ of }): readonly Problem[] => {
      const problem = stiffenerProblem(of.section, platesOf(row));
      return problem === undefined ? [] : [{ kind: "note", path: `${path}/width`, message: problem }];
    });
  });
  return [...beside, ...missingAtSupports(inputs)];
}

const NO_BEARING = "Enter the stiff bearing length: the restraint at supports is that of a beam on bearings.";

/** Supports where stiffeners are to prevent twist, and where there is none. */
function missingAtSupports(inputs: SteelBeamInputs): readonly Problem[] {
  const joints = jointsOf(inputs);
  const bare = supportsOf(inputs).flatMap(({ joint, kind }, at) => {
    const x = joints[joint] ?? 0;
    const isStiffened = inputs.bearingStiffeners.some(({ position }) => position === x);
    return holdsTwist(inputs, kind) && !isStiffened ? [`${at + 1} at ${metresText(x)}`] : [];
  });
  if (inputs.supportRestraint === "stiffener" && inputs.bearingLength === 0) {
    return [{ kind: "error", path: "/bearingLength", message: NO_BEARING }];
  }
  if (bare.length === 0) return [];
  const message = `Enter a load-bearing stiffener at support ${bare.join(" and ")}, or choose another restraint.`;
  return [{ kind: "error", path: "/supportRestraint", message }];
}

/** Thicknesses of plate that are proposed, mm. */
const PLATES = [6, 8, 10, 12, 16, 20, 25, 32] as const;

/** Stiffeners of the greatest width that fits, in steps of 5 mm, from the thinnest plate. */
export function proposedStiffeners(section: SteelSection): readonly Omit<StiffenerRow, "position">[] {
  const width = Math.floor(flangeOutstand(section) / 5) * 5;
  if (!(width >= 1)) return [];
  const sides = section.kind === "channel" ? "one" : "both";
  return PLATES.filter((thickness) => width <= 15 * thickness).map((thickness) => ({
    width,
    thickness,
    sides,
    fy: 250,
  }));
}
