import type { Category, Standard } from "../record/record.ts";

/** The content of an identifier: a size of a family in one of the two standards. */
export interface ParsedSectionId {
  readonly category: Category;
  /** The trade name in its usual spelling, `610UB125`, `150x100x6.0RHS`. */
  readonly designation: string;
  readonly standard: Standard;
}

const ID =
  /^(\d[\d.]*(?:x\d[\d.]*)*)(WB|WC|UBP?|UC|PFC|EA|UA|CHS|RHS|SHS|TFB|BT|CT|RB|SB|FL)(\d[\d.]*)?(?:_(300|350))?$/i;

/**
 * The identifier of a record: `700WB115` and `700WB115_350` for welded beams, `610UB125_300` and `610UB125_350`
 * for every other family, as the specification writes them.
 */
export function sectionId(category: Category, designation: string, standard: Standard): string {
  if (standard === "Aust350") return `${designation}_350`;
  return category === "WB" ? designation : `${designation}_300`;
}

/**
 * Parses an identifier from a link: either form of the suffix (`700WB115_300`, `610UB125`), any case,
 * spaces, and any common sign for "by".
 *
 * Errors   none: undefined for text that is not the identifier of any section; the size need not exist.
 */
export function parseSectionId(id: string): ParsedSectionId | undefined {
  const found = ID.exec(id.replace(/\s+/g, "").replace(/[×*]/g, "x"));
  const [, size, letters, mass = "", suffix] = found ?? [];
  if (size === undefined || letters === undefined) return undefined;
  // The pattern admits only the codes of the families.
  const category = letters.toUpperCase() as Category;
  return {
    category,
    designation: `${size.toLowerCase()}${category}${mass}`,
    standard: suffix === "350" ? "Aust350" : "Aust300",
  };
}

/** A size as people type it, without the decimals that only complete a name: `88.9x5.0CHS` as `88.9x5chs`. */
export const shortSize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[*\u00d7]/g, "x")
    .replace(/(\d)\.0(?!\d)/g, "$1");
