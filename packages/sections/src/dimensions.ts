import type { Category, SectionProperties } from "./record.ts";

/** Two flanges and a web; `r1` = 0 for sections welded from three plates. mm. */
export interface ISectionDimensions {
  readonly shape: "i-section";
  readonly d: number;
  readonly bf: number;
  readonly tf: number;
  readonly tw: number;
  readonly r1: number;
}

/** Parallel flange channel, web on the left, flanges to the right. mm. */
export interface ChannelDimensions {
  readonly shape: "channel";
  readonly d: number;
  readonly bf: number;
  readonly tf: number;
  readonly tw: number;
  readonly r1: number;
}

/** Angle: long leg b1, short leg b2, actual leg thickness t, root radius r1, toe radius r2. mm. */
export interface AngleDimensions {
  readonly shape: "angle";
  readonly b1: number;
  readonly b2: number;
  readonly t: number;
  readonly r1: number;
  readonly r2: number;
}

/** Circular hollow section: outside diameter d, wall t. mm. */
export interface ChsDimensions {
  readonly shape: "chs";
  readonly d: number;
  readonly t: number;
}

/** Rectangular or square hollow section: outside d x b, wall t, outside corner radius r1. mm. */
export interface RhsDimensions {
  readonly shape: "rhs";
  readonly d: number;
  readonly b: number;
  readonly t: number;
  readonly r1: number;
}

export type Dimensions =
  | ISectionDimensions
  | ChannelDimensions
  | AngleDimensions
  | ChsDimensions
  | RhsDimensions;

/** The geometry of a catalogue record: what the engine computes from and the drawing draws. */
export function dimensionsOf(category: Category, p: SectionProperties): Dimensions {
  switch (category) {
    case "WB":
    case "WC":
    case "UB":
    case "UC":
      return { shape: "i-section", d: p.d, bf: p.bf, tf: p.tf, tw: p.tw, r1: p.r1 };
    case "PFC":
      return { shape: "channel", d: p.d, bf: p.bf, tf: p.tf, tw: p.tw, r1: p.r1 };
    case "EA":
    case "UA":
      return { shape: "angle", b1: p.d, b2: p.bf, t: p.tf, r1: p.r1, r2: p.r2 ?? 0 };
    case "CHS":
      return { shape: "chs", d: p.d, t: p.tf };
    case "RHS":
    case "SHS":
      return { shape: "rhs", d: p.d, b: p.bf, t: p.tf, r1: p.r1 };
  }
}
