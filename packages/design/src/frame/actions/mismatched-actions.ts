import { formatNumber } from "@kingpost/calc";

/** Greatest ratio of strength to unfactored forces in a usual combination (practice). */
const FURTHEST = 2;

type Row<Name extends string> = Readonly<Record<Name | "n", number>>;

/** The action that is compared by its greatest value. */
interface Main {
  readonly noun: string;
  readonly unit: string;
  /** Base units in one `unit`. */
  readonly size: number;
}
const FORCE: Main = { noun: "force", unit: "kN", size: 1e3 };

/**
 * Why unfactored actions that are entered cannot be those of the combinations that are entered, in sentences; none where they can. `what`:
 * `working`. `others`: the actions beside the force, with their words. `main`: what the force is, where it is another action.
 */
export function mismatchedActions<Name extends string>(
  what: string,
  actions: readonly Row<NoInfer<Name>>[],
  unfactored: readonly Row<NoInfer<Name>>[],
  others: Readonly<Record<Name, string>>,
  { noun, unit, size }: Main = FORCE,
): readonly string[] {
  const most = (rows: readonly { readonly n: number }[]) => Math.max(...rows.map(({ n }) => n));
  const words = (value: number) => `${formatNumber(value / size, { decimals: [0, 0] })} ${unit}`;
  return [
    ...(most(actions) > FURTHEST * Math.max(most(unfactored), 0)
      ? [
          `The greatest ${what} ${noun} is ${words(most(unfactored))}, less than half of the ${words(most(actions))} of the combinations.`,
        ]
      : []),
    ...(Object.keys(others) as Name[])
      .filter((one) => actions.some((row) => row[one] !== 0) && unfactored.every((row) => row[one] === 0))
      .map((one) => `The combinations have a ${others[one]}, the ${what} actions have none.`),
  ];
}
