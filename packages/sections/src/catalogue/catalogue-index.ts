import { gradeOf } from "../record/family-grade.ts";
import {
  ALL_CATEGORIES,
  type Category,
  type SectionRecord,
  STANDARDS,
  type Standard,
} from "../record/record.ts";
import { type SearchKey, searchKeysOf } from "../search/search-key.ts";
import type { CatalogueData } from "./catalogue-data.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { parseSectionId, sectionId, shortSize } from "./identifiers.ts";
import { type SizeLine, unpackLines } from "./unpack-lines.ts";

/** Conditions on the records; an omitted condition matches all. */
export interface RecordFilter {
  readonly category?: Category | undefined;
  readonly standard?: Standard | undefined;
}

/** The section library: every size in both standards. */
export interface Catalogue {
  /** Identifies the content of the data: equal versions have equal records. */
  readonly version: string;
  /** In the catalogue's order: families as `ALL_CATEGORIES`, sizes as their tables (heaviest first within a depth). */
  readonly entries: readonly CatalogueEntry[];
  /** The entry of an identifier in either form of the suffix, any case and the short spelling of its size, or undefined. */
  entry(id: string): CatalogueEntry | undefined;
  /** The full record of an identifier, or undefined. Created on first use, then the same object. */
  record(id: string): SectionRecord | undefined;
  /** The full records in the catalogue's order. */
  records(filter?: RecordFilter): readonly SectionRecord[];
}

/** Where the catalogue file has a size. */
export interface Place {
  readonly entry: CatalogueEntry;
  readonly line: SizeLine;
  /** Position of the size in its family's columns. */
  readonly index: number;
}

/** Makes the full record of a size. */
export type MakeRecord = (data: CatalogueData, place: Place) => SectionRecord;

/**
 * Opens the built catalogue with a given way to make its records, so that a page can list and search the sections before the
 * engine behind the records has loaded. Costs a millisecond or two: no property is read until its record is requested.
 *
 * Errors   DomainError 'bad-value' for a file whose availabilities or grades cannot be read
 */
export function indexCatalogue(data: CatalogueData, makeRecord: MakeRecord): Catalogue {
  const places = ALL_CATEGORIES.flatMap((category) => {
    const lines = unpackLines(data, category);
    const keys = searchKeysOf(
      lines.map(({ designation }) => designation),
      category,
    );
    return lines.flatMap((line, index) => placesOf(line, index, keys[index]));
  });
  const byId = new Map(places.map((place) => [place.entry.id, place]));
  const made = new Map<string, SectionRecord>();

  const placeOf = (id: string): Place | undefined => {
    const known = byId.get(id);
    if (known) return known;
    const parsed = parseSectionId(id);
    if (!parsed) return undefined;
    const size = shortSize(parsed.designation);
    return places.find(({ entry }) => entry.standard === parsed.standard && shortSize(entry.name) === size);
  };
  const recordAt = (place: Place): SectionRecord => {
    const { id } = place.entry;
    const known = made.get(id);
    if (known) return known;
    const record = makeRecord(data, place);
    made.set(id, record);
    return record;
  };

  return {
    version: data.version,
    entries: places.map((place) => place.entry),
    entry: (id) => placeOf(id)?.entry,
    record(id) {
      const place = placeOf(id);
      return place && recordAt(place);
    },
    records: ({ category, standard } = {}) =>
      places
        .filter(({ entry }) => category === undefined || entry.category === category)
        .filter(({ entry }) => standard === undefined || entry.standard === standard)
        .map(recordAt),
  };
}

function placesOf(line: SizeLine, index: number, searchKey: SearchKey | undefined): readonly Place[] {
  const { category, designation, availability, grades } = line;
  if (!searchKey) return [];
  return STANDARDS.map((standard) => ({
    entry: {
      id: sectionId(category, designation, standard),
      name: designation,
      category,
      standard,
      availability,
      isListed: grades.includes(gradeOf(category, standard).symbol),
      searchKey,
    },
    line,
    index,
  }));
}
