import {
  type BeamResponse,
  caseReactions,
  extremes,
  reactions,
  type ValueExtremes,
  withoutRounding,
} from "@kingpost/actions";
import { fullLateralRestraint, restraintForce } from "@kingpost/as4100";
import { formatNumber, formatRatio, referenceText, SILENT } from "@kingpost/calc";
import type { ResultTable } from "../../figure.ts";
import type { Analysis, Combined } from "../analysis.ts";
import type { BeamResults } from "../results.ts";
import { sectionChangeTable } from "../section-change-table.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { segmentCombinations } from "./segment-combinations.ts";

const kilo = (value: number): string => formatNumber(value / 1e3, { significant: 3 });
const mega = (value: number): string => formatNumber(value / 1e6, { significant: 3 });
const metres = (x: number): string => formatNumber(x / 1000, { decimals: 3 });

const right = (head: string) => ({ head, align: "right" }) as const;

/** Every combination with its greatest actions and reactions; the segments of the worst combinations. */
export function tables(results: BeamResults): readonly ResultTable[] {
  return [
    combinations(results),
    ...(results.bentAbout === "y" ? [] : [segments(results), segmentCombinations(results)]),
    reactionsTable(results),
    factoredReactions(results),
    ...(results.sideways ? sidewaysTables(results.sideways) : []),
    ...(results.changes.length > 0 ? [sectionChangeTable(results)] : []),
    quantities(results),
  ];
}

function combinations({ analysis: { strength, beam, combinations: all } }: BeamResults): ResultTable {
  const greatestOf = {
    moment: Math.max(...strength.map((of) => greatestMagnitude(of.extremes("moment")))),
    force: Math.max(...strength.map(({ response }) => sumOfReactions(response))),
  };
  const actions = [
    "M* max (kNm)",
    "M* min (kNm)",
    "V* (kN)",
    ...beam.model.supports.map((_, at) => `R_${at + 1}* (kN)`),
  ];
  return {
    id: "combinations",
    title: "Combinations",
    columns: [
      { head: "Combination", align: "left" },
      { head: "Clause", align: "left" },
      ...actions.map(right),
    ],
    rows: [
      ...strength.map((of) => combinationRow(of, greatestOf)),
      ...all.flatMap(({ title, switchedOff }) =>
        switchedOff === undefined
          ? []
          : [[title, `Not used: ${switchedOff}`, ...actions.map(() => NO_VALUE)]],
      ),
    ],
  };
}

const NO_VALUE = "\u2013";

const greatestMagnitude = ({ min, max }: ValueExtremes): number => Math.max(max.value, -min.value);

/** No shear force is greater. */
const sumOfReactions = (response: BeamResponse): number =>
  reactions(response).reduce((sum, { force }) => sum + Math.abs(force), 0);

/** `greatestOf`: over all combinations. A value that is only their rounding is zero. */
function combinationRow(
  of: Combined,
  greatestOf: { readonly moment: number; readonly force: number },
): string[] {
  const { name, row, response } = of;
  const { min, max } = of.extremes("moment");
  const moment = (value: number) => mega(withoutRounding(value, greatestOf.moment));
  const force = (value: number) => kilo(withoutRounding(value, greatestOf.force));
  return [
    name,
    row.combination.clause ? referenceText(row.combination.clause) : "Own combination",
    moment(max.value),
    moment(min.value),
    force(greatestMagnitude(of.extremes("shear"))),
    ...reactions(response).map((reaction) => force(reaction.force)),
  ];
}

function segments({ parts, sections }: BeamResults): ResultTable {
  const hasSeveral = sections.length > 1;
  return {
    id: "segments",
    title: "Segments",
    columns: [
      right("Segment"),
      right("From (m)"),
      right("To (m)"),
      ...(hasSeveral ? [{ head: "Section", align: "left" } as const] : []),
      { head: "Ends", align: "left" },
      { head: "Critical flange", align: "left" },
      { head: "Combination", align: "left" },
      right("M* (kNm)"),
      right("M* / φM_b"),
    ],
    rows: parts
      .flatMap(({ segments: own, on }) => own.map((one) => ({ ...one, on })))
      .map(({ segment, ratio, of, on }, at) => [
        String(at + 1),
        metres(segment.from),
        metres(segment.to),
        ...(hasSeveral ? [on.name] : []),
        segment.isContinuous ? "continuous" : segment.ends,
        segment.criticalFlange,
        of.name,
        mega(segment.moments.greatest.m),
        ratio === undefined ? NO_VALUE : formatRatio(ratio),
      ]),
  };
}

/** The reactions of what holds a beam sideways, as those of its supports. */
function sidewaysTables(analysis: Analysis): readonly ResultTable[] {
  return [reactionsTable({ analysis }), factoredReactions({ analysis })].map((table) => ({
    ...table,
    id: `sideways-${table.id}`,
    title: `Sideways ${table.title.charAt(0).toLowerCase()}${table.title.slice(1)}`,
    tab: "Reactions",
  }));
}

/** The unfactored reactions of each load case: what the next member is designed for. */
function reactionsTable({ analysis }: Pick<BeamResults, "analysis">): ResultTable {
  const { beam, selfWeight } = analysis;
  const supports = beam.model.supports.map(({ joint, rotation }, at) => ({
    number: at + 1,
    place: metres(beam.joints[joint] ?? 0),
    hasMoment: rotation !== "free",
  }));
  const cases = caseReactions(analysis, selfWeight);
  const greatest = Math.max(...cases.flatMap((one) => one.reactions.map(({ force }) => Math.abs(force))));
  const greatestMoment = Math.max(
    ...cases.flatMap((one) => one.reactions.map(({ moment }) => Math.abs(moment))),
  );
  return {
    id: "reactions",
    title: "Reactions",
    columns: [
      { head: "Case, unfactored", align: "left" },
      ...supports.flatMap(({ number, place, hasMoment }) => [
        right(`R_${number} at ${place} m (kN)`),
        ...(hasMoment ? [right(`M_${number}, clockwise (kNm)`)] : []),
      ]),
    ],
    rows: cases.map(({ of, reactions: own }) => [
      of.id,
      ...supports.flatMap(({ hasMoment }, at) => {
        const { force, moment } = own[at] ?? { force: 0, moment: 0 };
        return [
          kilo(withoutRounding(force, greatest)),
          ...(hasMoment ? [mega(withoutRounding(moment, greatestMoment))] : []),
        ];
      }),
    ]),
  };
}

/** The greatest and the least reaction of each support over the combinations for strength, with the moment beside it. */
function factoredReactions({ analysis: { beam, strength } }: Pick<BeamResults, "analysis">): ResultTable {
  const all = strength.map((of) => ({ of, reactions: reactions(of.response) }));
  const greatest = Math.max(...all.flatMap((one) => one.reactions.map(({ force }) => Math.abs(force))));
  const greatestTurn = Math.max(...all.flatMap((one) => one.reactions.map(({ moment }) => Math.abs(moment))));
  const rows = beam.model.supports.flatMap(({ joint, rotation }, at) => {
    const own = all.map(({ of, reactions: found }) => ({ of, ...(found[at] ?? { force: 0, moment: 0 }) }));
    const byForce = own.toSorted((a, b) => b.force - a.force);
    const byMoment = rotation === "free" ? [] : own.toSorted((a, b) => b.moment - a.moment);
    const row = (what: string, one: (typeof own)[number] | undefined) =>
      one
        ? [
            [
              `Support ${at + 1} at ${metres(beam.joints[joint] ?? 0)} m`,
              what,
              kilo(withoutRounding(one.force, greatest)),
              rotation === "free" ? NO_VALUE : mega(withoutRounding(one.moment, greatestTurn)),
              one.of.name,
            ],
          ]
        : [];
    return [
      ...row("R* max", byForce[0]),
      ...row("R* min", byForce.at(-1)),
      ...row("M* max", byMoment[0]),
      ...row("M* min", byMoment.at(-1)),
    ];
  });
  return {
    id: "factored-reactions",
    title: "Design reactions",
    tab: "Reactions",
    columns: [
      { head: "Support", align: "left" },
      { head: "Extreme", align: "left" },
      right("R* (kN)"),
      right("M*, clockwise (kNm)"),
      { head: "Combination", align: "left" },
    ],
    rows,
  };
}

/** What is good to know beside the checks: masses, restraint forces, the longest segment that is fully restrained. */
function quantities(results: BeamResults): ResultTable {
  const { analysis, sections, layout } = results;
  // A member does not buckle laterally about its minor axis.
  const buckles = results.bentAbout === "x";
  const forces = (buckles ? layout.restraints : []).flatMap(({ x }, at) => {
    const from = layout.restraints[at - 1]?.x ?? 0;
    const to = layout.restraints[at + 1]?.x ?? layout.length;
    const force = greatestRestraintForce(results, from, to);
    return force === undefined
      ? []
      : [
          [
            `Force on the lateral restraint at ${metres(x)} m, of one member`,
            `${kilo(force)} kN`,
            "AS 4100 Clause 5.4.3.1",
          ],
        ];
  });
  return {
    id: "quantities",
    title: "Quantities",
    columns: [{ head: "Quantity", align: "left" }, right("Value"), { head: "Clause", align: "left" }],
    rows: [
      ...masses(sections, analysis.beam.length),
      ...(buckles ? sections : []).flatMap(({ section, titleOf }) => {
        const restrained = fullLateralRestraint(section, SILENT);
        const title = titleOf("Longest segment with full lateral restraint under uniform moment");
        return typeof restrained === "number"
          ? [[title, `${metres(restrained)} m`, "AS 4100 Clause 5.3.2.4"]]
          : [];
      }),
      ...forces,
    ],
  };
}

/** Of each section and of the beam. */
function masses(sections: readonly BeamSection[], length: number): string[][] {
  const ofSections = sections.map(({ mass, ranges, titleOf }) => {
    const own = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    return { mass, length: own, total: (mass * own) / 1000, titleOf };
  });
  const total = ofSections.reduce((sum, one) => sum + one.total, 0);
  const kilograms = (value: number) => `${formatNumber(value, { significant: 3 })} kg`;
  return [
    ...ofSections.map(({ mass, titleOf }) => [titleOf("Mass of the section"), `${kilograms(mass)}/m`, ""]),
    ...(sections.length > 1
      ? ofSections.map((one) => [
          `${one.titleOf("Mass of the section over its length")}, ${metres(one.length)} m`,
          kilograms(one.total),
          "",
        ])
      : []),
    [`Mass of the beam, ${metres(length)} m`, kilograms(total), ""],
  ];
}

/** On a restraint between two others, N: of each section with the moments on its parts. Undefined where none has flanges. */
function greatestRestraintForce(
  { analysis: { strength }, sections }: BeamResults,
  from: number,
  to: number,
): number | undefined {
  const forces = sections.flatMap(({ section, ranges }) => {
    if (section.kind === "angle" || section.kind === "cold-formed-chs") return [];
    return ranges.flatMap((range) => {
      const on = { from: Math.max(from, range.from), to: Math.min(to, range.to) };
      if (on.to <= on.from) return [];
      const moment = Math.max(
        ...strength.map(({ response }) => greatestMagnitude(extremes(response, "moment", on))),
      );
      return [restraintForce(section, moment, 1, SILENT)];
    });
  });
  return forces.length > 0 ? Math.max(...forces) : undefined;
}
