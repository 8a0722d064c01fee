import { IMPOSED as IMPOSED_FACTOR, PERMANENT_RELIEVING } from "@kingpost/actions";
import type { FootingActions } from "@kingpost/as3600";
import type { Problem } from "@kingpost/calc";
import { actionSets, arrangedName, arrangedRows, arrangedSets, rowName } from "../frame/actions/actions.ts";
import { serviceSums } from "../frame/actions/service-sums.ts";
import { type CaseRow, casesOf, psiOf, type StrengthSum, summed } from "../frame/actions/strength-cases.ts";
import { readSum } from "../frame/actions/typed-sum.ts";
import { error } from "../frame/problems.ts";
import type { PadFootingInputs } from "./fields.ts";
import { inSense, sensesOf } from "./senses.ts";

/** Actions of one combination with the factors of what the footing adds. Units N, Nmm. */
export interface FootingCombination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly actions: FootingActions;
  /** Factor of the weight of footing and soil, and of the surcharge. */
  readonly weight: number;
  readonly surcharge: number;
  /** Factor of what water carries of the weights, where it is not that of strength. */
  readonly water?: number;
  /** Whether wind, snow or earthquake acts, in a working combination. */
  readonly isShort: boolean;
  readonly factorOf: StrengthSum["factorOf"] | undefined;
}

const NAMES = ["n", "mx", "my", "vx", "vy"] as const;
const PERMANENT: CaseRow = { case: "G" };
const IMPOSED: CaseRow = { case: "Q" };

/** The combinations of strength, with each sense of moments and shear forces that counts. */
export function strengthCombinations(inputs: PadFootingInputs): readonly FootingCombination[] {
  const beside = [PERMANENT, ...(inputs.surcharge > 0 ? [IMPOSED] : [])];
  const sets = actionSets(inputs, NAMES, () => arrangedRows(inputs.caseActions), beside);
  return sets.flatMap(({ name, path, actions, factorOf }) => {
    const of = { name, path, actions, isShort: false, factorOf };
    const { weightFactor: weight } = inputs;
    const all = factorOf
      ? [{ ...of, weight: factorOf(PERMANENT), surcharge: factorOf(IMPOSED) }]
      : withLess(inputs, { ...of, weight, surcharge: IMPOSED_FACTOR });
    return all.flatMap((one) => withSenses(inputs, one));
  });
}

/**
 * A combination that is entered, also with what may be absent: the surcharge, and more than 0.9 of the weights. Less of them only
 * matters where the force is not in the centre of the plan, or acts upwards.
 */
function withLess(inputs: PadFootingInputs, of: FootingCombination): readonly FootingCombination[] {
  const { n, mx, my, vx, vy } = of.actions;
  const isOff = n !== 0 && (inputs.offsetX !== 0 || inputs.offsetY !== 0);
  if (n >= 0 && !isOff && [mx, my, vx, vy].every((one) => one === 0)) return [of];
  if (of.weight > PERMANENT_RELIEVING) {
    return [of, { ...of, name: `${of.name}, 0.9 of the weights`, weight: PERMANENT_RELIEVING, surcharge: 0 }];
  }
  return withoutSurcharge(inputs, of);
}

/** A combination that is entered, also without the surcharge. */
const withoutSurcharge = (
  { surcharge }: PadFootingInputs,
  of: FootingCombination,
): readonly FootingCombination[] =>
  surcharge > 0 ? [of, { ...of, name: `${of.name}, without surcharge`, surcharge: 0 }] : [of];

/** A combination; where the senses of its moments and shear forces are not known, in each that counts. */
function withSenses(inputs: PadFootingInputs, of: FootingCombination): readonly FootingCombination[] {
  return sensesOf(inputs, [of.actions]).map((sense) =>
    sense.words === ""
      ? of
      : { ...of, name: `${of.name}, ${sense.words}`, actions: inSense(of.actions, sense) },
  );
}

/** Cases that act for a short time. */
const SHORT = ["Wu1", "Wu2", "Su", "Eu"] as const;
/** Senses in which a case acts. */
const EITHER = [1, -1] as const;
const ENTERED = [1] as const;

/** The working combinations that an allowable pressure is compared with: they are not in a Standard. */
export function workingCombinations(inputs: PadFootingInputs): readonly FootingCombination[] {
  if (inputs.bearingBy !== "allowable") return [];
  if (inputs.actionsBy === "combinations") {
    return inputs.working.flatMap((row, at) =>
      withoutSurcharge(inputs, {
        name: rowName(row, at),
        path: `/working/${at}/n`,
        actions: row,
        weight: 1,
        surcharge: 1,
        isShort: false,
        factorOf: undefined,
      }).flatMap((one) => withSenses(inputs, one)),
    );
  }
  const { caseActions } = inputs;
  const { rows, arrangements } = arrangedRows(caseActions);
  const has = (of: string) => rows.some((row) => row.case === of) || (of === "Q" && inputs.surcharge > 0);
  const sums = inputs.ownWorking.length > 0 ? ownSums(inputs) : workingSums(inputs, has);
  return sums.flatMap(({ title, factorOf, isShort }) => {
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

/** The combinations of service: of the load cases, or the working actions that are entered. Undefined without any. */
export function serviceCombinations(inputs: PadFootingInputs): readonly FootingCombination[] | undefined {
  const { actionsBy, bearingBy, caseActions, usage, surcharge, serviceRatio } = inputs;
  if (actionsBy === "combinations") {
    return bearingBy === "allowable" ? workingCombinations(inputs) : undefined;
  }
  const beside = [PERMANENT, ...(surcharge > 0 ? [IMPOSED] : [])];
  // The ratio is only entered beside an allowable pressure.
  const ratio = bearingBy === "allowable" ? serviceRatio : 1;
  const sums = serviceSums([...caseActions, ...beside], usage, ratio);
  return arrangedSets(NAMES, arrangedRows(caseActions), sums).flatMap(({ name, path, actions, factorOf }) =>
    withSenses(inputs, {
      name,
      path,
      actions,
      weight: factorOf?.(PERMANENT) ?? 1,
      surcharge: factorOf?.(IMPOSED) ?? 1,
      isShort: false,
      factorOf,
    }),
  );
}

interface WorkingSum extends StrengthSum {
  readonly isShort: boolean;
}

/** What is wrong with the working combinations of the user. */
export function workingProblems(inputs: PadFootingInputs): readonly Problem[] {
  if (inputs.bearingBy !== "allowable" || inputs.actionsBy !== "cases") return [];
  const cases = casesOf(workingRows(inputs), inputs.usage);
  return inputs.ownWorking.flatMap(({ sum }, at) => {
    const read = readSum(sum, cases);
    return "problem" in read ? [error(`/ownWorking/${at}/sum`, read.problem)] : [];
  });
}

/** Rows whose cases working combinations may have: the weights are permanent, the surcharge is imposed. */
const workingRows = ({ caseActions, surcharge }: PadFootingInputs): readonly CaseRow[] => [
  ...caseActions,
  PERMANENT,
  ...(surcharge > 0 ? [IMPOSED] : []),
];

/** The working combinations of the user; with an earthquake, which acts in either sense (AS 1170.4), in both. */
function ownSums(inputs: PadFootingInputs): readonly WorkingSum[] {
  const cases = casesOf(workingRows(inputs), inputs.usage);
  return inputs.ownWorking.flatMap(({ sum }) => {
    const read = readSum(sum, cases);
    if ("problem" in read) return [];
    const { factors } = read;
    const title = sum.trim();
    return ((factors.Eu ?? 0) === 0 ? ENTERED : EITHER).map((sign) => ({
      title: sign < 0 ? `${title}, Eu reversed` : title,
      isShort: SHORT.some((name) => (factors[name] ?? 0) !== 0),
      factorOf: (row: CaseRow) => (row.case === "Eu" ? sign : 1) * (factors[row.case] ?? 0),
    }));
  });
}

function workingSums(
  { serviceRatio, usage }: PadFootingInputs,
  has: (name: string) => boolean,
): readonly WorkingSum[] {
  const lasting = (title: string, cases: readonly string[]): WorkingSum => ({
    title,
    isShort: false,
    factorOf: (row) => (cases.includes(row.case) ? 1 : 0),
  });
  // Imposed action may be what brings the resultant to the centre: G alone too.
  const permanent = [...(has("Q") ? [lasting("G + Q", ["G", "Q"])] : []), lasting("G", ["G"])];
  const short = SHORT.filter(has).flatMap((name) => {
    const isQuake = name === "Eu";
    // An earthquake acts in either sense (AS 1170.4).
    return (isQuake ? EITHER : ENTERED).flatMap((sign) => {
      const words = `${sign < 0 ? "\u2212" : "+"} ${serviceRatio === 1 ? name : `${serviceRatio}${name}`}`;
      const sum = (title: string, g: number, hasImposed: boolean): WorkingSum => ({
        title: `${title} ${words}`,
        isShort: true,
        factorOf: (row) => {
          if (row.case === "G") return g;
          if (row.case === "Q")
            return hasImposed ? psiOf(row, usage)[isQuake ? "earthquake" : "combination"] : 0;
          return row.case === name ? sign * serviceRatio : 0;
        },
      });
      return [
        ...(has("Q") ? [sum(`G + ψ${isQuake ? "E" : "c"}Q`, 1, true)] : []),
        sum("G", 1, false),
        ...(name === "Wu1" || name === "Wu2" ? [sum("0.9G", 0.9, false)] : []),
      ];
    });
  });
  return [...permanent, ...short];
}
