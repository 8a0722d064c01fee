import { type InputsOf, switchField } from "@kingpost/calc";
import { actionFields, BY_CASE, BY_COMBINATION } from "../frame/actions/actions.ts";
import { strengthCaseField } from "../frame/actions/strength-cases.ts";
import {
  anyForce,
  anyMoment,
  choice,
  factor,
  lineLoad,
  metres,
  millimetres,
  table,
  words,
} from "../frame/form/form.ts";
import { PASSED_ON_COLUMNS } from "../frame/passing/source-field.ts";
import { selfWeightField } from "./self-weight.ts";

export const LENGTH = metres("Length between floors or supports", "l", [300, 3000, 30_000], {
  isWhole: true,
});

/** The sign convention of the actions at the ends. */
export const END_SIGNS = "compression +; equal signs of top and base moments: single curvature";

/** At the ends of the column, first order. */
const { actionsBy, actions, caseActions, usage, ownCombinations } = actionFields(
  {
    n: anyForce("Axial", "N"),
    mxTop: anyMoment("Mx top"),
    mxBase: anyMoment("Mx base"),
    myTop: anyMoment("My top"),
    myBase: anyMoment("My base"),
  },
  { combination: { n: 500_000 }, G: { n: 150_000 }, Q: { n: 200_000 } },
  END_SIGNS,
);

/** The actions at the ends of a column, with beam reactions at the faces of its section. */
export const columnActionFields = <const Face extends string>(
  faces: readonly (readonly [value: Face, label: string])[],
) =>
  ({
    actionsBy,
    actions,
    caseActions,
    reactions: table(
      "Beam reactions at top (simple connections)",
      100,
      {
        case: strengthCaseField,
        // Reactions at opposite faces bend the column in opposite directions.
        face: choice<Face>("Face", faces),
        force: anyForce("Force", "R"),
        distance: millimetres("Distance from face", "e", [100, 100, 2000]),
        ...PASSED_ON_COLUMNS,
      },
      BY_CASE,
    ),
    hasSelfWeight: selfWeightField("Self-weight, with G"),
    storeyShare: factor(
      "Moment distribution to this storey (I/l; 1 = no column above)",
      undefined,
      [0, 1, 1],
      BY_CASE,
    ),
    usage,
    ownCombinations,
    isSecondOrder: switchField({ label: "Moments are from a second-order analysis", default: false }),
  }) as const;

/** Loads between the ends, on the axis of the column. */
const TRANSVERSE_COLUMNS = {
  axis: choice("Bending axis", [
    ["x", "x"],
    ["y", "y"],
  ]),
  w: lineLoad("Line load", "w", [-1e5, 0, 1e5]),
  p: anyForce("Point load", "P"),
  z: metres("Height above base", "z", [0, 1500, 30_000], { isWhole: true }),
} as const;

export const TRANSVERSE_FIELDS = {
  transverse: table(
    "Transverse loads by combination",
    50,
    { name: words("Combination (blank = all)", 60), ...TRANSVERSE_COLUMNS },
    BY_COMBINATION,
  ),
  caseTransverse: table(
    "Transverse loads by load case",
    50,
    { case: strengthCaseField, ...TRANSVERSE_COLUMNS },
    BY_CASE,
  ),
} as const;

type Given = InputsOf<
  { readonly length: typeof LENGTH } & ReturnType<typeof columnActionFields<string>> &
    typeof TRANSVERSE_FIELDS
>;

type Reaction = Given["reactions"][number];

/** What a column of any material is given: its combinations, diagrams, tables and what it passes on need no more. */
export interface LoadedColumn<Face extends string = string> extends Omit<Given, "reactions"> {
  readonly reactions: readonly (Omit<Reaction, "face"> & { readonly face: Face })[];
}
