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

/** Box welded from four plates: outside d x b, flanges tf over the whole width, webs tw between them, sharp corners. mm. */
export interface BoxDimensions {
  readonly shape: "box";
  readonly d: number;
  readonly b: number;
  readonly tf: number;
  readonly tw: number;
}

/** I-section with tapered flanges (TFB): `tf` at the middle of the outstand, root radius r1, toe radius r2. mm. */
export interface TaperISectionDimensions {
  readonly shape: "taper-i";
  readonly d: number;
  readonly bf: number;
  readonly tf: number;
  readonly tw: number;
  readonly r1: number;
  readonly r2: number;
}

/** I-section of three plates with unequal flanges: bf x tf at the top, bfb x tfb at the bottom. mm. */
export interface UnequalISectionDimensions {
  readonly shape: "unequal-i";
  readonly d: number;
  readonly bf: number;
  readonly tf: number;
  readonly bfb: number;
  readonly tfb: number;
  readonly tw: number;
}

/** Tee: flange at the top, stem down; `r1` = 0 where it is welded from two plates. mm. */
export interface TeeDimensions {
  readonly shape: "tee";
  readonly d: number;
  readonly bf: number;
  readonly tf: number;
  readonly tw: number;
  readonly r1: number;
}

/** Round bar of diameter d. mm. */
export interface RoundDimensions {
  readonly shape: "round";
  readonly d: number;
}

/** Flat or square bar: depth d (upright) of a plate of thickness t. mm. */
export interface FlatDimensions {
  readonly shape: "flat";
  readonly d: number;
  readonly t: number;
}

export type Dimensions =
  | ISectionDimensions
  | ChannelDimensions
  | AngleDimensions
  | ChsDimensions
  | RhsDimensions
  | BoxDimensions
  | TaperISectionDimensions
  | UnequalISectionDimensions
  | TeeDimensions
  | RoundDimensions
  | FlatDimensions;
