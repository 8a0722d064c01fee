import type { Check, Reference } from "@kingpost/calc";
import type { CaseRow } from "./strength-cases.ts";

/** A row that another member may pass on. */
export interface PassedRow extends CaseRow {
  readonly source: string;
  readonly arrangement: string;
  readonly notPassed: string;
}

/** One of several arrangements of which only one acts: the rows that it leaves out, and its words, which are empty for the usual one. */
export interface Alternative<Row> {
  readonly words: string;
  readonly without: ReadonlySet<Row>;
}

/** Alternative arrangements of imposed load, a list for each source. */
export function sourceChoices<Row extends PassedRow>(
  rows: readonly Row[],
): readonly (readonly Alternative<Row>[])[] {
  const arranged = rows.filter(({ arrangement }) => arrangement !== "");
  return [...Map.groupBy(arranged, ({ source }) => source)].map(([source, all]) =>
    [...new Set(all.map(({ arrangement }) => arrangement))].map((arrangement, at) => ({
      words: at === 0 ? "" : source === "" ? arrangement : `${source}: ${arrangement}`,
      without: new Set(all.filter((row) => row.arrangement !== arrangement)),
    })),
  );
}

/** Most combinations of alternatives; beyond it, one source at a time departs from the usual arrangement. */
const MOST_TOGETHER = 27;

/** Arrangements that act at once, each with one alternative of every choice; the usual ones first. */
export function arrangementsOf<Row>(
  choices: readonly (readonly Alternative<Row>[])[],
): readonly Alternative<Row>[] {
  const none: Alternative<Row> = { words: "", without: new Set() };
  const joined = (one: Alternative<Row>, other: Alternative<Row>): Alternative<Row> => ({
    words: [one.words, other.words].filter((words) => words !== "").join("; "),
    without: new Set([...one.without, ...other.without]),
  });
  const together = choices.reduce((product, choice) => product * choice.length, 1);
  if (together <= MOST_TOGETHER) {
    return choices.reduce<readonly Alternative<Row>[]>(
      (before, choice) => before.flatMap((one) => choice.map((other) => joined(one, other))),
      [none],
    );
  }
  const usual = choices.reduce((all, [first = none]) => joined(all, first), none);
  return [
    usual,
    ...choices.flatMap((choice, at) =>
      choice
        .slice(1)
        .map((other) =>
          choices.reduce((all, [first = none], index) => joined(all, index === at ? other : first), none),
        ),
    ),
    // The last alternative of each choice is its smallest load.
    choices.reduce((all, choice) => joined(all, choice.at(-1) ?? none), none),
  ];
}

/** Checks that are not covered, one for each text of what a source has and this member does not take. */
export function notPassedRows(
  rows: readonly Pick<PassedRow, "source" | "notPassed">[],
  reference: Reference,
): readonly Check[] {
  const found = new Map(
    rows.filter(({ notPassed }) => notPassed !== "").map((row) => [`${row.source} ${row.notPassed}`, row]),
  );
  return [...found.values()].map(({ source, notPassed }) => ({
    id: `not-passed/${source}`,
    group: "Strength",
    title: source === "" ? "Actions of another member" : `Actions of ${source}`,
    reference,
    kind: "not covered",
    reason: notPassed,
  }));
}
