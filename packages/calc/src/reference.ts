type Place =
  | `Clause ${string}`
  | `Table ${string}`
  | `Figure ${string}`
  | `Section ${string}`
  | `Annex ${string}`
  | "Geometry"
  | "Statics";

/** One edition of a Standard or a design guide. Two editions of one Standard may stand side by side. */
export interface StandardEdition {
  /** `AS 4100:2020 (with Amendment 1, 2021)`. */
  readonly edition: string;
  /** `AS 4100`. */
  readonly standard: string;
}

/** Where a rule comes from: a place of one edition of one Standard. */
export interface Reference extends StandardEdition {
  /** `Clause 6.3.3`. */
  readonly place: Place;
}

/** The references of one edition: `clause("6.3.3")`, `table("5.2")`. */
export function standardReferences(standard: string, edition: string) {
  const at = (place: Place): Reference => ({ standard, edition, place });
  return {
    clause: (number: string) => at(`Clause ${number}`),
    table: (number: string) => at(`Table ${number}`),
    figure: (number: string) => at(`Figure ${number}`),
    annex: (letter: string) => at(`Annex ${letter}`),
    section: (number: string) => at(`Section ${number}`),
  } as const;
}

/** Reference of a formula that follows from the shape alone. */
export const GEOMETRY: Reference = {
  standard: "Section",
  edition: "geometry of the cross-section",
  place: "Geometry",
};

/** A section of a document with numbers; others are known by their names. */
const NUMBERED_SECTION = /^Section [A-Z]?\d/;

/** `AS 4100 Clause 6.3.3`; without a number `Footing statics` or `Australian practice, detailing`. */
export function referenceText({ standard, place }: Reference): string {
  if (place === "Geometry" || place === "Statics") return `${standard} ${place.toLowerCase()}`;
  if (place.startsWith("Section ") && !NUMBERED_SECTION.test(place)) {
    return `${standard}, ${place.slice("Section ".length)}`;
  }
  return `${standard} ${place}`;
}
