import type { DesignShape } from "@kingpost/as4100";
import type { Category } from "../record/record.ts";

/** The shape of a size from the dimension columns of its table, mm. The parser rejects a row without one. */
export function shapeOf(category: Category, columns: Readonly<Record<string, number>>): DesignShape {
  const { d_mm: d = 0, bf_mm: bf = 0, tf_mm: tf = 0, tw_mm: tw = 0, t_mm: t = 0 } = columns;
  const { b1_mm: b1 = 0, b2_mm: b2 = 0, r1_mm: r1 = 0, r2_mm: r2 = 0 } = columns;
  switch (category) {
    case "WB":
    case "WC":
    case "UB":
    case "UC":
    case "UBP":
      return { shape: "i-section", d, bf, tf, tw, r1 };
    case "TFB":
      return { shape: "taper-i", d, bf, tf, tw, r1, r2 };
    case "BT":
    case "CT":
      return { shape: "tee", d, bf, tf, tw, r1 };
    case "RB":
      return { shape: "round", d };
    case "SB":
      return { shape: "flat", d, t: d };
    case "FL":
      return { shape: "flat", d, t };
    case "PFC":
      return { shape: "channel", d, bf, tf, tw, r1 };
    case "EA":
    case "UA":
      return { shape: "angle", b1, b2, t, r1, r2 };
    case "CHS":
      return { shape: "chs", d, t };
    case "RHS":
    case "SHS":
      return { shape: "rhs", d, b: bf, t, r1 };
  }
}
