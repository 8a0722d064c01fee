import { formatCapacity } from "@kingpost/as4100";
import { isCovered } from "@kingpost/calc";
import { FAMILY_NAMES, findRow, type PropertyName, type SectionRecord } from "@kingpost/sections";
import { Link } from "react-router";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { capacityFor } from "../capacities/capacity-for.ts";
import { capacityRow } from "../capacities/capacity-rows.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { PropertySymbol, UnitText } from "../section/notation.tsx";
import { cellOf, NO_VALUE } from "../section/property-value.ts";
import { familyPath, sizePath, sizesOf } from "./addresses.ts";

/** Sizes before and after. */
const BESIDE = 2;
const COLUMNS: readonly PropertyName[] = ["mass", "ix", "zex"];

/** The sizes before and after one in its family, to compare it with and to go on to. */
export function Neighbours({ of }: { readonly of: SectionRecord }) {
  const catalogue = useCatalogue();
  const sizes = sizesOf(catalogue, of.category);
  const at = sizes.findIndex(({ name }) => name === of.name);
  const records = sizes
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .flatMap(({ id }) => catalogue.record(id) ?? []);
  const columns = COLUMNS.flatMap((property) => findRow(of, property) ?? []);
  const moment = capacityRow("phiMsx");
  return (
    <section aria-labelledby="neighbours" className="mt-8" data-print="hide">
      <h2 id="neighbours" className="text-20">
        Neighbouring sizes
      </h2>
      <table translate="no" className="grade-table mt-2">
        <caption className="sr-only">Neighbouring sizes, {of.grade}</caption>
        <thead>
          <tr>
            <th scope="col" className="text-left!">
              {of.standard}
            </th>
            {columns.map(({ property, symbol, label, unit, exponent }) => (
              <th key={property} scope="col" title={label}>
                {symbol ? <PropertySymbol symbol={symbol} /> : label}
                <span className="block font-normal text-12">
                  <UnitText unit={unit} exponent={exponent} />
                </span>
              </th>
            ))}
            <th scope="col" title={moment?.label}>
              <PropertySymbol symbol={moment?.symbol} />
              <span className="block font-normal text-12">
                <UnitText unit={moment?.unit} exponent={0} />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => {
            const capacity = capacityFor(record, "phiMsx", DEFAULT_MEMBER);
            return (
              <tr key={record.id} aria-current={record.id === of.id ? "true" : undefined}>
                <th scope="row">
                  {record.id === of.id ? (
                    <strong>{record.name}</strong>
                  ) : (
                    <Link to={sizePath(record.name)}>{record.name}</Link>
                  )}
                </th>
                {columns.map((row) => (
                  <td key={row.property}>
                    {cellOf(record, findRow(record, row.property) ?? row).markedText}
                  </td>
                ))}
                <td>{isCovered(capacity) ? formatCapacity(capacity, "phiMsx").text : NO_VALUE}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-14">
        <Link to={familyPath(of.category)}>
          All {sizes.length} {FAMILY_NAMES[of.category].toLowerCase()}
        </Link>
      </p>
    </section>
  );
}
