import { areaOfBar, barInset, barLayer, type ReinforcingBar, tensionDevelopment } from "@kingpost/as3600";
import { type Recorder, SILENT } from "@kingpost/calc";
import { jointsOf } from "../../beam/form/inputs.ts";
import type { BarRow, ConcreteBeamInputs } from "../form/fields.ts";
import { concreteEnds } from "./lengths.ts";

/** `N24` is 24 mm. */
export const diameterOf = (size: string): number => Number(size.slice(1));

/** Clear gap between bars of a layer, and between layers, mm. Practice: AS 3600 17.1.3 asks for placing and compaction only. */
export const leastGap = (db: number, aggregate: number): number => Math.max(db, 1.5 * aggregate, 25);
export const layerGap = (db: number): number => Math.max(db, 25);

/** Bars that are built into a fixed end are anchored beyond it, mm. */
const BUILT_IN = 1e6;

/** Concrete below a horizontal bar from which it is a top bar, mm. Source AS 3600 13.1.2.2. */
const TOP_BAR = 300;

/** Bars of a row with their place in the section and along the beam. Units mm. */
export interface PlacedBars {
  /** Among the rows of the inputs. */
  readonly at: number;
  readonly row: BarRow;
  readonly db: number;
  readonly bars: readonly ReinforcingBar[];
  /** Ends of the bars. */
  readonly from: number;
  readonly to: number;
  /** Development length of a straight bar, and from each end: half of it where the end has a cog. */
  readonly length: number;
  readonly left: number;
  readonly right: number;
  readonly isCoggedLeft: boolean;
  readonly isCoggedRight: boolean;
}

export const coverOf = (inputs: ConcreteBeamInputs, face: BarRow["face"]): number =>
  face === "top" ? inputs.coverTop : inputs.coverBottom;

/** The largest fitment: bars are placed behind it. */
export const largestFitment = ({ fitments }: ConcreteBeamInputs): number =>
  Math.max(0, ...fitments.map(({ size }) => diameterOf(size)));

/** From the face to the centre of the bars of a row, mm. */
function insetOf(inputs: ConcreteBeamInputs, row: BarRow): number {
  const fitment = largestFitment(inputs);
  const cover = coverOf(inputs, row.face);
  let from = barInset({ cover, fitment, diameter: 0 });
  for (let layer = 1; layer < row.layer; layer++) {
    const sizes = inputs.bars
      .filter((one) => one.face === row.face && one.layer === layer)
      .map(({ size }) => diameterOf(size));
    const largest = Math.max(0, ...sizes);
    from += largest + layerGap(Math.max(largest, diameterOf(row.size)));
  }
  return from + diameterOf(row.size) / 2;
}

/** Clear gap between the bars of a layer where those of these rows are beside each other; infinite of a single bar. */
export function clearGap(inputs: ConcreteBeamInputs, rows: readonly BarRow[]): number {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const widths = rows.reduce((sum, row) => sum + row.count * diameterOf(row.size), 0);
  const room = inputs.webWidth - 2 * (inputs.coverSide + largestFitment(inputs)) - widths;
  return count > 1 ? room / (count - 1) : Number.POSITIVE_INFINITY;
}

const isCommon = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] < b[1] && b[0] < a[1];

/** Where the bars of a row are, without their anchorage. An end of 0 is that of the beam. */
export function reachOf(inputs: ConcreteBeamInputs, { from, to }: BarRow): readonly [number, number] {
  const [left, right] = concreteEnds(inputs);
  const length = jointsOf(inputs).at(-1) ?? 0;
  return [
    from <= 0 ? left + inputs.coverSide : from,
    to <= 0 || to >= length ? right - inputs.coverSide : to,
  ];
}

/** The rows of a layer whose bars are beside those of a row somewhere. */
export function besideOf(inputs: ConcreteBeamInputs, row: BarRow): readonly BarRow[] {
  const reach = reachOf(inputs, row);
  return inputs.bars.filter(
    (one) => one.face === row.face && one.layer === row.layer && isCommon(reach, reachOf(inputs, one)),
  );
}

/** Clear gap to the bars of other layers that are beside those of a row in a part of the beam; infinite without any. Units mm. */
function gapToLayers(inputs: ConcreteBeamInputs, row: BarRow, part: readonly [number, number]): number {
  const [db, inset] = [diameterOf(row.size), insetOf(inputs, row)];
  return inputs.bars
    .filter((one) => one.face === row.face && one.layer !== row.layer && isCommon(part, reachOf(inputs, one)))
    .reduce(
      (least, one) =>
        Math.min(least, Math.abs(insetOf(inputs, one) - inset) - (db + diameterOf(one.size)) / 2),
      Number.POSITIVE_INFINITY,
    );
}

/**
 * The development length of a row's bars in tension. `isHooked`: the side cover counts, not that of the face (13.1.2.6). `part`: where
 * the bars of other layers are beside them, all along unless set.
 */
export function developmentOf(
  inputs: ConcreteBeamInputs,
  row: BarRow,
  isHooked: boolean,
  record: Recorder,
  part: readonly [number, number] = reachOf(inputs, row),
): number {
  const db = diameterOf(row.size);
  const fitment = largestFitment(inputs);
  const cover =
    fitment + (isHooked ? inputs.coverSide : Math.min(inputs.coverSide, coverOf(inputs, row.face)));
  const inset = insetOf(inputs, row);
  const below = (row.face === "top" ? inputs.depth - inset : inset) - db / 2;
  const gap = Math.min(clearGap(inputs, besideOf(inputs, row)), gapToLayers(inputs, row, part));
  const bar = {
    db,
    fc: inputs.fc,
    fsy: inputs.fsy,
    cd: Math.max(1, Math.min(cover, gap / 2)),
    isTopBar: below > TOP_BAR,
  };
  return tensionDevelopment(bar, record).length;
}

/** Every row of bars, in the order of the inputs. */
export function placedBars(inputs: ConcreteBeamInputs): readonly PlacedBars[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const isFixedRight = inputs.spans.at(-1)?.end === "fixed";
  const width = (db: number) => inputs.webWidth - 2 * (inputs.coverSide + largestFitment(inputs) + db / 2);
  return inputs.bars.map((row, at): PlacedBars => {
    const db = diameterOf(row.size);
    const inset = insetOf(inputs, row);
    const y = row.face === "top" ? inputs.depth / 2 - inset : inset - inputs.depth / 2;
    const straight = developmentOf(inputs, row, false, SILENT);
    const [from, to] = reachOf(inputs, row);
    // At an end only layers beside the length that the bars develop in.
    const lengthIn = (part: readonly [number, number], isHooked: boolean) =>
      isHooked
        ? developmentOf(inputs, row, true, SILENT, part) / 2
        : developmentOf(inputs, row, false, SILENT, part);
    const isAtLeft = row.from <= 0;
    const isAtRight = row.to <= 0 || row.to >= length;
    const isBuiltLeft = isAtLeft && inputs.leftSupport === "fixed";
    const isBuiltRight = isAtRight && isFixedRight;
    const hasCogs = inputs.ends === "cog";
    return {
      at,
      row,
      db,
      bars: barLayer({ count: row.count, diameter: db, y, width: Math.max(0, width(db)) }),
      from: isBuiltLeft ? -BUILT_IN : from,
      to: isBuiltRight ? length + BUILT_IN : to,
      length: straight,
      left: lengthIn([from, from + straight], isAtLeft && hasCogs),
      right: lengthIn([to - straight, to], isAtRight && hasCogs),
      isCoggedLeft: isAtLeft && hasCogs && !isBuiltLeft,
      isCoggedRight: isAtRight && hasCogs && !isBuiltRight,
    };
  });
}

/** Length beyond a section in bar diameters from which a straight bar, and one with a cog, develops a stress. Source AS 3600 13.1.2.4. */
const LEAST_LENGTH = { straight: 12, cog: 6 } as const;
/** Two lengths that differ by rounding, mm. */
const SAME = 1e-3;

/** Lengths beyond a section at both ends of a bar from which it develops a stress, mm. */
export const leastLeft = ({ db, isCoggedLeft }: PlacedBars): number =>
  db * LEAST_LENGTH[isCoggedLeft ? "cog" : "straight"];
export const leastRight = ({ db, isCoggedRight }: PlacedBars): number =>
  db * LEAST_LENGTH[isCoggedRight ? "cog" : "straight"];

/**
 * The part of its yield strength that a bar develops at a place: in proportion to its length beyond, none of a length that is too
 * short to count. Source AS 3600 13.1.2.4.
 */
export function developedAt(bar: PlacedBars, x: number): number {
  const { from, to, left, right } = bar;
  if (x - from < leastLeft(bar) - SAME || to - x < leastRight(bar) - SAME) return 0;
  return Math.max(0, Math.min(1, (x - from) / left, (to - x) / right));
}

export const areaOf = ({ row, db }: Pick<PlacedBars, "row" | "db">): number => row.count * areaOfBar(db);
