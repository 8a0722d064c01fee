import { formatCapacity } from "@kingpost/as4100";
import { type Capacity, isCovered } from "@kingpost/calc";
import {
  FAMILY_NAMES,
  findRow,
  mergedGroups,
  numberOf,
  type SectionRecord,
  shortGrade,
  symbolText,
} from "@kingpost/sections";
import { data, redirect } from "react-router";
import { currentCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { capacityFor } from "../capacities/capacity-for.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { plainUnit } from "../filter/bound-hint.ts";
import { similarSizes } from "../filter/found/similar-sizes.ts";
import { cellOf } from "../section/property-value.ts";
import { type Meant, meantBy, pathOf, sizesOf } from "./addresses.ts";

/** A number of a section for search engines. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export interface SectionPage {
  readonly meant: Meant;
  readonly title: string;
  readonly description: string;
  /** Values of a size, in its Aust300 grade. */
  readonly measured: readonly Measured[];
}

/** An address that names no section, and the sizes that are like it. */
export interface NoSectionPage {
  readonly asked: string;
  readonly near: readonly string[];
}

/** What the page of an address shows. Another spelling of it is redirected; an unknown one is 404 with what is like it. */
export function sectionPage(url: URL, slug: string): SectionPage | Response | ReturnType<typeof missing> {
  const catalogue = currentCatalogue();
  const meant = meantBy(catalogue, slug);
  if (!meant) return missing(slug);
  if (url.pathname !== pathOf(meant)) return redirect(pathOf(meant), 301);
  if (meant.kind === "family") {
    const name = FAMILY_NAMES[meant.category];
    const sizes = sizesOf(catalogue, meant.category);
    const [first, last] = [sizes[0]?.name ?? "", sizes.at(-1)?.name ?? ""];
    return {
      meant,
      title: `${name}: dimensions and properties`,
      description: `${sizes.length} Australian ${name.toLowerCase()} from ${first} to ${last}: dimensions, section properties and design capacities to AS 4100 in two grades.`,
      measured: [],
    };
  }
  const records = catalogue.records({ category: meant.category }).filter(({ name }) => name === meant.name);
  const [record] = records;
  if (!record) return missing(slug);
  return {
    meant,
    title: `${meant.name}: properties and capacities`,
    description: describe(record),
    measured: measuredOf(record),
  };
}

function missing(asked: string) {
  const near = similarSizes(currentCatalogue().entries, asked);
  const page: NoSectionPage = { asked: asked.slice(0, 60), near };
  return data(page, { status: 404 });
}

/** The figures that a size is looked up for, in one sentence. */
function describe(record: SectionRecord): string {
  const values = (["d", "mass", "ag", "ix"] as const).flatMap((property) => {
    const row = findRow(record, property);
    if (!row) return [];
    const { text } = cellOf(record, row);
    const unit = plainUnit({ key: property, group: "", row, property, column: () => new Float64Array() });
    return [`${symbolText(row) || row.label.toLowerCase()} ${text} ${unit}`];
  });
  const moment: Capacity = capacityFor(record, "phiMsx", DEFAULT_MEMBER);
  const shown = isCovered(moment) ? [`\u03c6Msx ${formatCapacity(moment, "phiMsx").text} kNm`] : [];
  return `${record.name}, ${FAMILY_NAMES[record.category].toLowerCase()}: ${[...values, ...shown].join(", ")} (${shortGrade(record.grade)}). All properties and capacities to AS 4100.`;
}

function measuredOf(record: SectionRecord): readonly Measured[] {
  return mergedGroups([record])
    .flatMap(({ rows }) => rows)
    .flatMap((row): Measured[] => {
      const value = numberOf(record, row.property);
      if (Number.isNaN(value) || value === 0) return [];
      const symbol = symbolText(row);
      return [{ name: symbol ? `${row.label}, ${symbol}` : row.label, value, unit: row.unit ?? "" }];
    });
}
