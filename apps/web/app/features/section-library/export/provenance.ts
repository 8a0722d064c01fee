/** What a file says of where and when it was made. */
export interface Provenance {
  /** Version of the data. */
  readonly version: string;
  /** `21 November 2026` */
  readonly date: string;
  /** Of the page that shows the same. */
  readonly address: string;
}

const DATE = new Intl.DateTimeFormat("en-AU", { day: "numeric", month: "long", year: "numeric" });

/** For a file made now of what a query of this page shows. */
export function provenanceOf(version: string, query: string): Provenance {
  const { origin, pathname } = window.location;
  return { version, date: DATE.format(new Date()), address: `${origin}${pathname}${query}` };
}
