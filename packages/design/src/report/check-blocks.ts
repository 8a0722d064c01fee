import {
  type Check,
  foldAlike,
  formatNumber,
  formatRatio,
  fromBase,
  referenceText,
  textRuns,
  type UnitName,
  unitSuffix,
  verdictOf,
} from "@kingpost/calc";
import { type Block, type Line, stepBlocks } from "@kingpost/report/blocks";
import { VERDICT_WORDS } from "../answer/verdict-words.ts";
import { heading, note, TABLE_SIZE } from "./blocks.ts";

export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}\u2026` : text;

const quantity = (value: number, unit: UnitName): string =>
  `${formatNumber(fromBase(value, unit), { significant: 3 })}${unitSuffix(unit)}`;

/** The demand and the limit of a check, with its clause. */
export function demandSentence(check: Check): string {
  const clause = referenceText(check.reference);
  if (check.kind !== "limit") return `${clause}.`;
  const { demand, relation, limit, unit } = check;
  const isWithin = relation === "\u2264" ? demand <= limit : demand >= limit;
  const sign = isWithin ? relation : relation === "\u2264" ? ">" : "<";
  return `${quantity(demand, unit)} ${sign} ${quantity(limit, unit)} (${clause}).`;
}

/** Whether another designer makes a check, which is an assumption of the design. */
export const isElsewhere = (check: Check): boolean =>
  check.kind === "not applicable" && check.isElsewhere === true;

export const isApplicable = (check: Check): boolean => check.kind !== "not applicable" || isElsewhere(check);

export function checkTable(
  checks: readonly Check[],
  titleOf: (check: Check, at: number) => string = ({ title }) => title,
): Block {
  return {
    kind: "table",
    size: TABLE_SIZE,
    columns: [
      { head: "Check", align: "left", share: 0.31 },
      { head: "Reference", align: "left", share: 0.19 },
      { head: "Combination", align: "left", share: 0.15 },
      { head: "Demand", align: "right", share: 0.095 },
      { head: "Limit", align: "right", share: 0.115 },
      { head: "Ratio", align: "right", share: 0.06 },
      { head: "Verdict", align: "left", share: 0.08 },
    ],
    rows: checks.map((check, at): Line[] => [
      titleOf(check, at),
      referenceText(check.reference),
      textRuns(check.combination ?? ""),
      ...(check.kind === "limit"
        ? [
            quantity(check.demand, check.unit),
            `${check.relation} ${quantity(check.limit, check.unit)}`,
            formatRatio(check.ratio),
          ]
        : ["", "", ""]),
      VERDICT_WORDS[verdictOf(check)],
    ]),
  };
}

/** The table with the worst of alike checks, then the requirements that are met, each with what was found. */
export function foldedCheckBlocks(checks: readonly Check[]): Block[] {
  const met = checks.filter((check) => check.kind === "requirement" && check.isMet);
  const rows = foldAlike(checks.filter((check) => !met.includes(check)));
  const isFolded = rows.some(({ others }) => others.length > 0);
  return [
    checkTable(
      rows.map(({ worst }) => worst),
      ({ title }, at) => {
        const alike = rows[at]?.others.length ?? 0;
        return alike === 0 ? title : `${title} (worst of ${alike + 1})`;
      },
    ),
    ...(isFolded
      ? [note("Of alike checks that pass, the table has the worst. The full report has all.")]
      : []),
    ...(met.length === 0 ? [] : [note(metSentences(met).join(" "), "Requirements that are met.")]),
  ];
}

/** Those with one finding together: `Cover, sides (and 1 alike): 50 mm, at least 40 mm (AS 3600 Table 4.10.3.2).` */
function metSentences(met: readonly Check[]): readonly string[] {
  const found = new Map<string, string[]>();
  for (const { worst, others } of foldAlike(met)) {
    for (const check of [worst, ...others]) {
      if (check.kind !== "requirement") continue;
      const text = `${check.finding} (${referenceText(check.reference)}).`;
      const key = `${worst.id} ${text}`;
      found.set(key, [...(found.get(key) ?? [text]), check.title]);
    }
  }
  return [...found.values()].map(([text, title, ...alike]) =>
    alike.length === 0 ? `${title}: ${text}` : `${title} (and ${alike.length} alike): ${text}`,
  );
}

/** Why checks were not made or do not apply, those of one reason together. */
export function reasonBlocks(checks: readonly Check[]): Block[] {
  const reasonsOf = (kind: "not covered" | "not applicable") => {
    const titles = new Map<string, string[]>();
    for (const check of checks) {
      if (check.kind !== kind || isElsewhere(check)) continue;
      titles.set(check.reason, [...(titles.get(check.reason) ?? []), check.title]);
    }
    return [...titles].map(([reason, of]) => `${of.join("; ")}: ${reason}`);
  };
  const uncovered = reasonsOf("not covered");
  const inapplicable = reasonsOf("not applicable");
  return [
    ...(uncovered.length > 0
      ? [heading("Checks not covered", 2), ...uncovered.map((text) => note(text))]
      : []),
    ...(inapplicable.length > 0 ? [heading("Checks not applicable", 2)] : []),
    ...inapplicable.map((text) => note(text)),
  ];
}

/** How many checks a summary leaves out, by kind. */
export function leftOut(all: readonly Check[]): Block[] {
  const checks = all.filter((check) => !isElsewhere(check));
  const inapplicable = checks.filter(({ kind }) => kind === "not applicable").length;
  const others = checks.length - inapplicable;
  const sentences = [
    ...(others > 0
      ? [`${others} further ${others === 1 ? "check has a lower ratio" : "checks have lower ratios"}.`]
      : []),
    ...(inapplicable > 0
      ? [
          `${inapplicable} ${inapplicable === 1 ? "check is" : "checks are"} not applicable; the standard report has the reasons.`,
        ]
      : []),
  ];
  return sentences.length === 0 ? [] : [note(sentences.join(" "))];
}

/** Two lines of its column. */
export const withShortCombination = (check: Check): Check =>
  check.combination === undefined ? check : { ...check, combination: shorten(check.combination, 32) };

/** Steps of a working that has its usual size. */
const MOST_STEPS = 8;
const LONG_TYPE = 0.83;

/** Size of the type of a working, as a share of the usual one: smaller where the working is long. */
function typeOfWorking(check: Check): number {
  const steps = "steps" in check ? check.steps.length : 0;
  return steps > MOST_STEPS ? LONG_TYPE : 1;
}

/** The working of a check; of its last steps only where there is room for no more. `type`: a share of its size. */
export function workingBlocks(
  check: Check,
  title: string,
  {
    steps: most = Number.POSITIVE_INFINITY,
    type = typeOfWorking(check),
    isShort = false,
  }: {
    readonly steps?: number;
    readonly type?: number;
    /** Whether it has no headings. */
    readonly isShort?: boolean;
  } = {},
): Block[] {
  if (!("steps" in check)) return [];
  const steps = stepBlocks(check.steps).flatMap((step): Block[] =>
    step.kind === "formula" ? [{ ...step, type }] : isShort ? [] : [step],
  );
  const isCut = steps.length > most;
  return [
    heading(title, 2),
    ...(isCut ? [note("The last steps. The standard report has the working in full.")] : []),
    ...(isCut ? steps.slice(-most) : steps),
    ...check.assumptions.map((text) => note(text)),
  ];
}
