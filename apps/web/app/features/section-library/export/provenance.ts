import { formatDay } from "../../../../shared/dates.ts";
import { publicAddress } from "../page/public-address.ts";

/** Where and when a file was made. */
export interface Provenance {
  /** Version of the data. */
  readonly version: string;
  /** `21 November 2026` */
  readonly date: string;
  /** Address of the page that shows the same. */
  readonly address: string;
}

/** What a file is made from. */
export interface Origin {
  /** Version of the data. */
  readonly version: string;
  /** Address of the site. */
  readonly publicUrl: string;
}

/** For a file made now of what a query of the library shows. Its address is public: files are passed on. */
export function provenanceOf({ version, publicUrl }: Origin, query: string): Provenance {
  return { version, date: formatDay(new Date()), address: publicAddress(publicUrl, query) };
}
