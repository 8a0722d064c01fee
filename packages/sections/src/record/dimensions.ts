import type { DesignShape } from "@kingpost/as4100";
import type { Dimensions } from "@kingpost/section-geometry";
import type { CustomCategory } from "../custom-section/code/custom-section-record.ts";
import type { Category, SectionProperties } from "./record.ts";

/** The properties of a record that define its geometry. */
type GeometryOf = Pick<SectionProperties, "d" | "bf" | "tf" | "tw" | "r1" | "r2" | "bfb" | "tfb">;

/** The geometry of a record, for the engine and the drawing. */
export function dimensionsOf(category: Category, properties: GeometryOf): DesignShape;
export function dimensionsOf(category: Category | CustomCategory, properties: GeometryOf): Dimensions;
export function dimensionsOf(category: Category | CustomCategory, p: GeometryOf): Dimensions {
  switch (category) {
    case "WB":
    case "WC":
    case "UB":
    case "UC":
    case "UBP":
    case "CUSTOM-I":
      return { shape: "i-section", d: p.d, bf: p.bf, tf: p.tf, tw: p.tw, r1: p.r1 };
    case "TFB":
      return { shape: "taper-i", d: p.d, bf: p.bf, tf: p.tf, tw: p.tw, r1: p.r1, r2: p.r2 ?? 0 };
    case "BT":
    case "CT":
    case "CUSTOM-TEE":
      return { shape: "tee", d: p.d, bf: p.bf, tf: p.tf, tw: p.tw, r1: p.r1 };
    case "RB":
    case "CUSTOM-ROUND":
      return { shape: "round", d: p.d };
    case "SB":
    case "FL":
    case "CUSTOM-FLAT":
      return { shape: "flat", d: p.d, t: p.bf };
    case "PFC":
    case "CUSTOM-CHANNEL":
      return { shape: "channel", d: p.d, bf: p.bf, tf: p.tf, tw: p.tw, r1: p.r1 };
    case "EA":
    case "UA":
    case "CUSTOM-ANGLE":
      return { shape: "angle", b1: p.d, b2: p.bf, t: p.tf, r1: p.r1, r2: p.r2 ?? 0 };
    case "CHS":
      return { shape: "chs", d: p.d, t: p.tf };
    case "RHS":
    case "SHS":
      return { shape: "rhs", d: p.d, b: p.bf, t: p.tf, r1: p.r1 };
    case "CUSTOM-UNEQUAL": {
      const { d, bf, tf, bfb = 0, tfb = 0, tw } = p;
      return { shape: "unequal-i", d, bf, tf, bfb, tfb, tw };
    }
    case "CUSTOM-BOX":
      return { shape: "box", d: p.d, b: p.bf, tf: p.tf, tw: p.tw };
  }
}
