import type { Availability, Category, Standard } from "../record/record.ts";
import type { SearchKey } from "../search/search-key.ts";

/** One line of the library's list: enough to list, filter and search, without a single property. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly standard: Standard;
  readonly availability: Availability;
  /** Whether a published table lists the size in the grade of the standard for its family. */
  readonly isListed: boolean;
  readonly searchKey: SearchKey;
}
