import { CATEGORY_NAMES, type Catalogue, type Category, type SectionRecord } from "@kingpost/sections";
import { formatDecimals } from "@kingpost/sections/text";
import { type ReactNode, useState } from "react";
import { Chevron } from "../../../ui/chevron.tsx";
import type { Member } from "../capacities/member/member.ts";
import { gradesInWords } from "../filter/categories.ts";
import type { RangeCondition } from "../filter/conditions.ts";
import { numberOfEntry, shownNumberOfEntry } from "../filter/found/found.ts";
import { ColumnName } from "../quantities/column-name.tsx";
import { type Quantity, quantityOf } from "../quantities/quantities.ts";
import { quantityText } from "../quantities/quantity-value.ts";
import { type Candidate, type LightestOfFamily, marginTo, massOf } from "./lightest-sections.ts";

interface LightestTableProps {
  readonly catalogue: Catalogue;
  readonly member: Member;
  /** At least one, the lightest first. */
  readonly families: readonly LightestOfFamily[];
  readonly required: readonly RangeCondition[];
  readonly onOpen: (id: string) => void;
}

interface RequiredColumn {
  readonly quantity: Quantity;
  readonly condition: RangeCondition;
}

/** What the percentages of a column are. */
function marginWords({ min, max }: RangeCondition): string {
  if (max === undefined) return "over minimum";
  return min === undefined ? "to maximum" : "over minimum / to maximum";
}

/** Every table has it, whether it is required or not. */
const MASS = { key: "mass", row: { label: "Mass", unit: "kg/m" } } as const;

/** The lightest of each family, with what it has of every required quantity, and on demand the next heavier ones. */
export function LightestTable({ catalogue, member, families, required, onOpen }: LightestTableProps) {
  const [open, setOpen] = useState<ReadonlySet<Category>>(new Set());
  const columns = required.flatMap((condition) => {
    const quantity = quantityOf(condition.key);
    return quantity && condition.key !== "mass"
      ? [{ quantity, condition, words: marginWords(condition) }]
      : [];
  });
  const least = families[0] ? massOf(families[0]) : Number.NaN;
  const forEach = { catalogue, member, columns, least, onOpen };
  const toggle = (category: Category) => {
    const next = new Set(open);
    if (!next.delete(category)) next.add(category);
    setOpen(next);
  };
  return (
    <div className="table-scroll lightest-scroll">
      <table className="family-table lightest-table">
        <caption className="sr-only">The lightest section of each family, the lightest overall first</caption>
        <thead>
          <tr>
            <th scope="col" className="table-corner">
              Section
            </th>
            {[{ quantity: MASS, words: "over the lightest" }, ...columns].map(({ quantity, words }) => (
              <th key={quantity.key} scope="col">
                <span className="table-column">
                  <ColumnName {...quantity.row} />
                  <span className="lightest-margin">{words}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {families.map(({ category, lightest, next }) => {
          const isOpen = open.has(category);
          return (
            <tbody key={category}>
              {lightest.map((candidate, at) => (
                <CandidateRow
                  key={candidate.entry.id}
                  {...forEach}
                  candidate={candidate}
                  tied={lightest.length > 1}
                  more={
                    next.length > 0 && at === lightest.length - 1 ? (
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        onClick={() => toggle(category)}
                        className="lightest-more"
                        data-print="hide"
                      >
                        <Chevron open={isOpen} />
                        Next heavier <span className="sr-only">{CATEGORY_NAMES[category].toLowerCase()}</span>
                      </button>
                    ) : null
                  }
                />
              ))}
              {isOpen
                ? next.map((candidate) => (
                    <CandidateRow key={candidate.entry.id} {...forEach} candidate={candidate} heavier />
                  ))
                : null}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

interface CandidateRowProps {
  readonly catalogue: Catalogue;
  readonly member: Member;
  readonly candidate: Candidate;
  readonly columns: readonly RequiredColumn[];
  /** The mass of the lightest of all, kg/m. */
  readonly least: number;
  /** Whether another of the family weighs the same. */
  readonly tied?: boolean;
  /** Whether it is one of the next heavier. */
  readonly heavier?: boolean;
  /** The button for the next heavier. */
  readonly more?: ReactNode;
  readonly onOpen: (id: string) => void;
}

function CandidateRow({
  catalogue,
  member,
  candidate: { entry, standards, unlisted, mass },
  columns,
  least,
  tied = false,
  heavier = false,
  more,
  onOpen,
}: CandidateRowProps) {
  const record = catalogue.record(entry.id);
  const quantity = quantityOf("mass");
  if (!record || !quantity) return null;
  const isLightest = mass === least;
  return (
    <tr data-lightest={isLightest || undefined} data-heavier={heavier || undefined}>
      <th scope="row">
        <button type="button" onClick={() => onOpen(entry.id)} className="table-name">
          <span className="font-semibold">{entry.name}</span>
        </button>
        <span className="lightest-words">
          {isLightest ? "Lightest: " : ""}
          {[
            heavier ? "" : entry.category,
            `${gradesInWords(entry.category, standards)}${standards.length > 1 ? " (either standard)" : ""}`,
            tied ? "same mass as another" : "",
          ]
            .filter((words) => words !== "")
            .join(", ")}
          {unlisted.length > 0 ? (
            <span className="lightest-unlisted">
              {"\u2021 not supplied in "}
              {unlisted.length === standards.length ? "this grade" : gradesInWords(entry.category, unlisted)}
            </span>
          ) : null}
          {more}
        </span>
      </th>
      <td>
        {quantityText(record, quantity, mass)}
        <span className="lightest-margin">{isLightest ? "" : percent(marginTo(mass, least))}</span>
      </td>
      {columns.map((column) => (
        <RequiredCell
          key={column.quantity.key}
          catalogue={catalogue}
          member={member}
          record={record}
          column={column}
        />
      ))}
    </tr>
  );
}

interface RequiredCellProps {
  readonly catalogue: Catalogue;
  readonly member: Member;
  readonly record: SectionRecord;
  readonly column: RequiredColumn;
}

function RequiredCell({ catalogue, member, record, column: { quantity, condition } }: RequiredCellProps) {
  const entry = catalogue.entry(record.id);
  if (!entry) return <td />;
  const value = numberOfEntry(catalogue, entry, quantity, member);
  const shown = shownNumberOfEntry(catalogue, entry, quantity, member);
  const { exponent } = quantity.row;
  const margins = [condition.min, condition.max].flatMap(
    (bound) => marginTo(shown, bound === undefined ? undefined : Number(`${bound}e${exponent}`)) ?? [],
  );
  return (
    <td>
      {quantityText(record, quantity, value)}
      <span className="lightest-margin">{margins.map(percent).join(" / ")}</span>
    </td>
  );
}

/** A share as a signed percentage: a decimal below ten, so that a margin of half a percent is not none. */
function percent(share: number | undefined): string {
  if (share === undefined) return "";
  const value = share * 100;
  const text = formatDecimals(Math.abs(value), Math.abs(value) < 10 ? 1 : 0);
  const sign = Number(text) === 0 ? "" : value > 0 ? "+" : "\u2212";
  return `${sign}${text}\u202f%`;
}
