import {
  C250,
  C350,
  C450,
  type Grade,
  type GradeSymbol,
  HOT_ROLLED_300,
  HOT_ROLLED_350,
  WELDED_300,
  WELDED_400,
} from "@kingpost/as4100";
import type { Category, Standard } from "./record.ts";

/**
 * The steel of a family on a tab of the library.
 *
 * Source   the product standards: welded sections are made in 300 and 400, never in 350;
 *          hollow sections are graded C250, C350, C450
 */
export function gradeOf(category: Category, standard: Standard): Grade {
  const first = standard === "Aust300";
  switch (category) {
    case "UB":
    case "UC":
    case "PFC":
    case "EA":
    case "UA":
    case "TFB":
    case "UBP":
    case "BT":
    case "CT":
    case "RB":
    case "SB":
    case "FL":
      return first ? HOT_ROLLED_300 : HOT_ROLLED_350;
    case "WB":
    case "WC":
      return first ? WELDED_300 : WELDED_400;
    case "CHS":
      return first ? C250 : C350;
    case "RHS":
    case "SHS":
      return first ? C350 : C450;
  }
}

/**
 * The steel of a grade column in a family's table: `300` is a different steel for welded and rolled sections, `350` and `400`
 * are unambiguous.
 */
export function gradeOfColumn(category: Category, symbol: GradeSymbol): Grade {
  switch (symbol) {
    case "300":
      return category === "WB" || category === "WC" ? WELDED_300 : HOT_ROLLED_300;
    case "350":
      return HOT_ROLLED_350;
    case "400":
      return WELDED_400;
    case "C250":
      return C250;
    case "C350":
      return C350;
    case "C450":
      return C450;
  }
}

/** A grade without its product standard: `Grade 300` of `AS/NZS 3679.1 Grade 300`, `C350L0` of `AS/NZS 1163 C350L0`. */
export const shortGrade = (grade: string): string => grade.replace(/^AS\/NZS \S+ /, "");
