import { mathText } from "@kingpost/calc";
import { DERIVED_ROWS, type DerivedRow, type SteelSectionRecord } from "@kingpost/sections";
import { derivedNumber, governingDirection } from "@kingpost/sections/derived";
import { UnitText } from "../section/notation.tsx";
import { formatNumber, NO_VALUE, roundedAsShown } from "../section/property-value.ts";
import { changesBetween } from "./compare-values.ts";
import { ComparedGroup, ComparedLine } from "./compared-line.tsx";

interface DerivedLine {
  readonly row: Pick<DerivedRow, "symbol" | "label" | "unit" | "exponent" | "format">;
  readonly numberOf: (record: SteelSectionRecord) => number | undefined;
}

const NONE: ReadonlySet<number> = new Set();

function limitLine(axis: "x" | "y", limit: "plasticity" | "yield"): DerivedLine {
  return {
    row: {
      symbol: mathText(`lambda_s${limit === "yield" ? "y" : "p"}`),
      label: `Section ${limit} limit about ${axis}`,
      unit: undefined,
      exponent: 0,
      format: "as-given",
    },
    numberOf: (record) => governingDirection(record, axis)?.governing[limit],
  };
}

const ofRow = (row: DerivedRow): DerivedLine => ({
  row,
  numberOf: (record) => derivedNumber(record, row.key),
});

const inGroup = (group: DerivedRow["group"]) => DERIVED_ROWS.filter((row) => row.group === group);

const GROUPS: readonly (readonly [title: DerivedRow["group"], lines: readonly DerivedLine[]])[] = [
  ["Surface and fire", inGroup("Surface and fire").map(ofRow)],
  [
    "Plate slenderness",
    inGroup("Plate slenderness").flatMap((row) => {
      const axis = row.key === "lambdaSx" ? "x" : "y";
      return [ofRow(row), limitLine(axis, "plasticity"), limitLine(axis, "yield")];
    }),
  ],
];

/** What follows from the dimensions of the sections compared and is in no table, with the change against the first. */
export function DerivedLines({ records }: { readonly records: readonly SteelSectionRecord[] }) {
  return GROUPS.map(([title, lines]) => (
    <ComparedGroup key={title} title={title} sections={records.length}>
      {lines.map(({ row, numberOf }) => {
        const exact = records.map(numberOf);
        if (exact.every((value) => value === undefined)) return null;
        const texts = exact.map((value) =>
          value === undefined ? NO_VALUE : formatNumber(value, row, "computed"),
        );
        const values = exact.map((value) =>
          value === undefined ? undefined : roundedAsShown(value, row, "computed"),
        );
        return (
          <ComparedLine
            key={row.label}
            symbol={row.symbol}
            label={row.label}
            unit={<UnitText unit={row.unit} exponent={row.exponent} />}
            texts={texts}
            changes={changesBetween(values)}
            best={NONE}
          />
        );
      })}
    </ComparedGroup>
  ));
}
