import { knownFault } from "../src/known-faults.ts";
import { CATEGORIES, CATEGORY_NAMES } from "../src/record.ts";
import type { Comparison, Verdict } from "./compare.ts";
import type { TorsionComparison } from "./torsion/sizes.ts";

/** The validation report, as it stands in VALIDATION.md. The same data and engine give the same text. */
export function validationReport(
  comparisons: readonly Comparison[],
  torsion: readonly TorsionComparison[],
): string {
  return `${[
    "# Validation of the section engine",
    "",
    "Every value that the published tables print, held against the engine, which computes it from the dimensions.",
    "Written by `npm run validate:sections`; a test holds this file against the engine.",
    "",
    ...totals(comparisons),
    "## By family and column",
    "",
    "Difference: published less computed, in percent of the computed value; the largest of the column.",
    "Agrees: within half a unit of the last printed digit, and what `validation/tolerance.ts` and",
    "`validation/engine-values.ts` argue on top of it: an effective modulus is formed from printed moduli; ten imported",
    "UB and UC have dimensions to 1 mm; the mass of UB and UC is nominal (1.2 %).",
    "",
    ...CATEGORIES.flatMap((category) => family(comparisons.filter((c) => c.category === category))),
    "## Off by less than one unit of the last digit",
    "",
    ...table(
      ["size", "column", "printed", "computed", "%"],
      comparisons.filter(is("last-digit")).map((c) => [c.designation, nameOf(c), ...values(c)]),
    ),
    "## Known faults of the published tables",
    "",
    "The library shows the published value with the computed one and the reason beside it.",
    "",
    ...faultsByReason(comparisons.filter(is("known-fault"))),
    "## Unexplained",
    "",
    ...unexplained(comparisons.filter(is("unexplained"))),
    "",
    "## Torsion constants against a numerical solution",
    "",
    "St Venant torsion of the actual outline with its fillets: Prandtl's stress function on linear triangles, 8 and 16 elements across the",
    "thinnest plate, Richardson extrapolation; the edge of an opening has one unknown constant (`validation/torsion`). Against the exact",
    "values of tubes and rectangles, and against a mesh of 32 elements across, the solution is within 0.2 % (0.05 % with filleted",
    "corners). Errors of the engine and of the published value in percent of the solution; 10^3 mm4.",
    "",
    ...torsionTable(torsion),
    "The published constants of channels (2019) are on the unsafe side and are not used. The formula for angles, fitted to smaller root radii, is",
    "2.5 % low for 25x25x3EA; Bredt's formula leaves out what the sharp corners of a welded box add and is 2 % low. Both are safe.",
  ].join("\n")}\n`;
}

function totals(comparisons: readonly Comparison[]): string[] {
  const count = (verdict: Verdict) => comparisons.filter(is(verdict)).length.toString();
  return table(
    ["values compared", "agree", "off by the last digit", "known faults", "unexplained"],
    [
      [
        comparisons.length.toString(),
        count("agrees"),
        count("last-digit"),
        count("known-fault"),
        count("unexplained"),
      ],
    ],
  );
}

function family(comparisons: readonly Comparison[]): string[] {
  const [first] = comparisons;
  if (!first) return [];
  const groups = groupBy(comparisons, nameOf);
  const rows = [...groups].map(([name, group]) => {
    const off = group.filter((c) => c.verdict !== "agrees");
    return [
      name,
      group.length.toString(),
      (group.length - off.length).toString(),
      largest(group),
      exceptions(off),
    ];
  });
  const sizes = new Set(comparisons.map((c) => c.designation)).size;
  return [
    `### ${CATEGORY_NAMES[first.category]} (${first.category}), ${sizes} published sizes`,
    "",
    ...table(["column", "compared", "agree", "largest difference, %", "exceptions"], rows),
  ];
}

function exceptions(off: readonly Comparison[]): string {
  if (off.length > 6) return `${off.length} sizes, listed below`;
  return off.map((c) => c.designation).join(", ");
}

function faults(found: readonly Comparison[]): string[] {
  return table(
    ["size", "column", "printed", "computed", "%"],
    found.map((c) => [c.designation, nameOf(c), ...values(c)]),
  );
}

/** One table under each reason: many sizes share one. */
function faultsByReason(found: readonly Comparison[]): string[] {
  const groups = groupBy(found, (c) => knownFault(c.designation, c.grade, c.property)?.note ?? "");
  return [...groups].flatMap(([note, group]) => [note, "", ...faults(group)]);
}

function torsionTable(torsion: readonly TorsionComparison[]): string[] {
  const thousands = (value: number | null) =>
    value === null ? "" : String(Number((value / 1000).toPrecision(4)));
  const error = (value: number | null, solved: number) =>
    value === null ? "" : (100 * (value / solved - 1)).toFixed(2).replace("-0.00", "0.00");
  return table(
    ["shape", "solution", "engine", "%", "published", "%"],
    torsion.map(({ name, solved, engine, published }) => [
      name,
      thousands(solved),
      thousands(engine),
      error(engine, solved),
      thousands(published),
      error(published, solved),
    ]),
  );
}

function unexplained(found: readonly Comparison[]): string[] {
  return found.length === 0 ? ["None."] : faults(found);
}

function values(c: Comparison): string[] {
  const computed = typeof c.computed === "number" ? String(Number(c.computed.toPrecision(5))) : c.computed;
  return [String(c.printed), computed, c.percent.toFixed(2)];
}

function largest(group: readonly Comparison[]): string {
  const extreme = group.reduce((most, c) => (Math.abs(c.percent) > Math.abs(most) ? c.percent : most), 0);
  const text = extreme.toFixed(2);
  return text === "-0.00" ? "0.00" : text;
}

function nameOf(c: Comparison): string {
  return c.grade === null ? c.column : `${c.column} @ ${c.grade}`;
}

function groupBy(all: readonly Comparison[], keyOf: (c: Comparison) => string): Map<string, Comparison[]> {
  const groups = new Map<string, Comparison[]>();
  for (const c of all) groups.set(keyOf(c), [...(groups.get(keyOf(c)) ?? []), c]);
  return groups;
}

function is(verdict: Verdict): (c: Comparison) => boolean {
  return (c) => c.verdict === verdict;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line), ""];
}
