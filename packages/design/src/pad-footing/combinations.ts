import type { FootingActions } from "@kingpost/as3600";
import { actionSets, arrangedName, arrangedRows, rowName } from "../frame/actions/actions.ts";
import { type CaseRow, psiOf, type StrengthSum, summed } from "../frame/actions/strength-cases.ts";
import type { PadFootingInputs } from "./fields.ts";

/** Actions of one combination with the factors of what the footing adds. Units N, Nmm. */
export interface FootingCombination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly actions: FootingActions;
  /** Factor of the weight of footing and soil, and of the surcharge. */
  readonly weight: number;
  readonly surcharge: number;
  /** Of working combinations: whether wind, snow or earthquake acts. */
  readonly isShort: boolean;
  readonly factorOf: StrengthSum["factorOf"] | undefined;
}

const NAMES = ["n", "mx", "my", "vx", "vy"] as const;
const PERMANENT: CaseRow = { case: "G" };
const IMPOSED: CaseRow = { case: "Q" };

/** The combinations of strength, with each sense of the shear forces that counts. */
export function strengthCombinations(inputs: PadFootingInputs): readonly FootingCombination[] {
  const beside = [PERMANENT, ...(inputs.surcharge > 0 ? [IMPOSED] : [])];
  const sets = actionSets(inputs, NAMES, () => arrangedRows(inputs.caseActions), beside);
  return sets.flatMap(({ name, path, actions, factorOf }) =>
    withSenses(inputs, {
      name,
      path,
      actions,
      weight: factorOf?.(PERMANENT) ?? inputs.weightFactor,
      surcharge: factorOf?.(IMPOSED) ?? inputs.weightFactor,
      isShort: false,
      factorOf,
    }),
  );
}

/** Whether each shear force acts as entered or the other way, with its words. */
export interface ShearSense {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
  readonly words: string;
}

const ENTERED: ShearSense = { x: 1, y: 1, words: "" };
const REVERSED_X: ShearSense = { x: -1, y: 1, words: "Vx reversed" };
const REVERSED_Y: ShearSense = { x: 1, y: -1, words: "Vy reversed" };
const REVERSED: ShearSense = { x: -1, y: -1, words: "Vx and Vy reversed" };

/** The senses that count where these shear forces act. */
export function sensesOf(
  { shearSense }: PadFootingInputs,
  hasX: boolean,
  hasY: boolean,
): readonly ShearSense[] {
  if (shearSense === "entered") return [ENTERED];
  return [
    ENTERED,
    ...(hasX ? [REVERSED_X] : []),
    ...(hasY ? [REVERSED_Y] : []),
    ...(hasX && hasY ? [REVERSED] : []),
  ];
}

/** A combination; where the sense of its shear forces is not known, also with the others. */
function withSenses(inputs: PadFootingInputs, of: FootingCombination): readonly FootingCombination[] {
  const { vx, vy } = of.actions;
  return sensesOf(inputs, vx !== 0, vy !== 0).map(({ x, y, words }) =>
    words === ""
      ? of
      : { ...of, name: `${of.name}, ${words}`, actions: { ...of.actions, vx: x * vx, vy: y * vy } },
  );
}

/** Cases that act for a short time. */
const SHORT = ["Wu1", "Wu2", "Su", "Eu"] as const;

/** The working combinations that an allowable pressure is compared with: they are not in a Standard. */
export function workingCombinations(inputs: PadFootingInputs): readonly FootingCombination[] {
  if (inputs.bearingBy !== "allowable") return [];
  if (inputs.actionsBy === "combinations") {
    return inputs.working.flatMap((row, at) =>
      withSenses(inputs, {
        name: rowName(row, at),
        path: `/working/${at}/n`,
        actions: row,
        weight: 1,
        surcharge: 1,
        isShort: false,
        factorOf: undefined,
      }),
    );
  }
  const { caseActions } = inputs;
  const { rows, arrangements } = arrangedRows(caseActions);
  const has = (of: string) => rows.some((row) => row.case === of) || (of === "Q" && inputs.surcharge > 0);
  return workingSums(inputs, has).flatMap(({ title, factorOf, isShort }) => {
    const sum: StrengthSum = { title, factorOf };
    const isImposed = rows.some((row) => row.case === "Q" && factorOf(row) !== 0);
    return (isImposed ? arrangements : arrangements.slice(0, 1)).flatMap((arrangement) => {
      const acting = rows.filter((row) => !arrangement.without.has(row));
      const of = (name: keyof FootingActions) => summed(sum, acting, (row) => row[name]);
      return withSenses(inputs, {
        name: arrangedName(sum, arrangement),
        path: undefined,
        actions: { n: of("n"), mx: of("mx"), my: of("my"), vx: of("vx"), vy: of("vy") },
        weight: factorOf(PERMANENT),
        surcharge: factorOf(IMPOSED),
        isShort,
        factorOf,
      });
    });
  });
}

interface WorkingSum extends StrengthSum {
  readonly isShort: boolean;
}

function workingSums(
  { serviceRatio, usage }: PadFootingInputs,
  has: (name: string) => boolean,
): readonly WorkingSum[] {
  const permanent: WorkingSum = {
    title: has("Q") ? "G + Q" : "G",
    isShort: false,
    factorOf: (row) => (row.case === "G" || row.case === "Q" ? 1 : 0),
  };
  const short = SHORT.filter(has).flatMap((name) => {
    const words = serviceRatio === 1 ? name : `${serviceRatio}${name}`;
    const isQuake = name === "Eu";
    const sum = (title: string, g: number, hasImposed: boolean): WorkingSum => ({
      title,
      isShort: true,
      factorOf: (row) => {
        if (row.case === "G") return g;
        if (row.case === "Q")
          return hasImposed ? psiOf(row, usage)[isQuake ? "earthquake" : "combination"] : 0;
        return row.case === name ? serviceRatio : 0;
      },
    });
    return [
      ...(has("Q") ? [sum(`G + ψ${isQuake ? "E" : "c"}Q + ${words}`, 1, true)] : []),
      sum(`G + ${words}`, 1, false),
      ...(name === "Wu1" || name === "Wu2" ? [sum(`0.9G + ${words}`, 0.9, false)] : []),
    ];
  });
  return [permanent, ...short];
}
