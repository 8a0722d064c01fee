import { type BoltSize, boltDimensions, type SteelSection } from "@kingpost/as4100";
import { formatRatio } from "@kingpost/calc";
import { type Layer, penOf, type SceneItem, textWidth } from "@kingpost/drawing/core";
import type { FigurePart } from "../../frame/figures/figure.ts";
import { kilo, millimetres, TEXT_SIZE, text } from "../../frame/figures/figure-items.ts";
import { arrow, part, type View } from "../../frame/figures/view.ts";
import type { ForceGroup, PointForce } from "../joints/point-force.ts";

/** A place in a drawing, mm. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The end of a beam in elevation. `x` from the face of the support, `y` up from the underside of the beam. Units mm. */
export interface BeamElevation {
  readonly section: SteelSection;
  /** Where the beam begins, and how far it is drawn. */
  readonly from: number;
  readonly to: number;
  readonly topNotch: number;
  readonly bottomNotch: number;
  readonly notchLength: number;
}

/** The outline of a beam end with its notches, and the inner faces of its flanges. What is cut off is dashed. */
export function beamItems(beam: BeamElevation, { lineOf }: View): readonly SceneItem[] {
  const { section, from, to, topNotch, bottomNotch } = beam;
  const { d, tf } = section;
  const notch = (depth: number) => from + (depth > 0 ? beam.notchLength : 0);
  const [top, bottom] = [notch(topNotch), notch(bottomNotch)];
  return [
    lineOf(
      "drawing-thick",
      [to, 0],
      [bottom, 0],
      [bottom, bottomNotch],
      [from, bottomNotch],
      [from, d - topNotch],
      [top, d - topNotch],
      [top, d],
      [to, d],
    ),
    lineOf("drawing-thin", [bottom, tf], [to, tf]),
    lineOf("drawing-thin", [top, d - tf], [to, d - tf]),
    lineOf("drawing-axis-leg", [to, 0], [to, d]),
  ];
}

/** What a beam is connected to. */
export type SupportKind = "column-flange" | "column-web" | "beam-web" | "rigid";

export interface DrawnSupport {
  readonly kind: SupportKind;
  readonly section: SteelSection | undefined;
  /** Height of the top of a supporting beam above the top of the supported one, mm. */
  readonly above?: number;
}

/** How far above the beam the drawing goes for its support, in depths of the beam. */
const MOST_ABOVE = 0.5;

/** The top of the drawing, mm above the underside of the beam: with the flange of a supporting beam where it is near. */
export const supportTop = ({ above = 0 }: DrawnSupport, d: number): number =>
  d * 1.1 + Math.min(Math.max(above, 0), MOST_ABOVE * d);

/** How far the support is drawn to the left of its face. */
export function supportReach({ kind, section }: DrawnSupport): number {
  if (!section || kind === "rigid") return 40;
  if (kind === "column-flange") return Math.min(section.d, 3 * section.tf + 60);
  return section.bf / 2 + section.tw / 2;
}

/** The support in elevation, its face at x = 0, from `low` to `high`; `d`: depth of the beam. */
export function supportItems(
  support: DrawnSupport,
  { low, high, d: depth }: { readonly low: number; readonly high: number; readonly d: number },
  { lineOf, box }: View,
): readonly SceneItem[] {
  const { kind, section } = support;
  const reach = supportReach(support);
  const upright = (x: number, className = "drawing-thick") => lineOf(className, [x, low], [x, high]);
  if (!section || kind === "rigid") return [upright(0), upright(-reach, "drawing-axis-leg")];
  const { d, bf, tf, tw } = section;
  if (kind === "column-flange") {
    return [upright(0), upright(-tf), reach >= d ? upright(-d) : upright(-reach, "drawing-axis-leg")];
  }
  if (kind === "column-web") {
    return [upright(0), upright(-tw), upright(-tw / 2 - bf / 2, "drawing-thin")];
  }
  const [left, right] = [-tw / 2 - bf / 2, -tw / 2 + bf / 2];
  // A beam that is deeper or higher is cut off.
  const level = depth + (support.above ?? 0);
  const flange = (from: number, end: number) =>
    from < low || from + tf > high
      ? lineOf("drawing-axis-leg", [left, end], [right, end])
      : box(left, from, right, from + tf);
  const top = level > high ? high : level - tf;
  const bottom = level - d < low ? low : level - d + tf;
  return [
    flange(level - tf, high),
    flange(level - d, low),
    lineOf("drawing-thick", [0, top], [0, bottom]),
    lineOf("drawing-thick", [-tw, top], [-tw, bottom]),
  ];
}

/** Bolts in their holes, seen along their axes. */
export function boltItems(
  bolts: readonly Place[],
  { size, hole }: { readonly size: BoltSize; readonly hole: number },
  view: View,
): { readonly outline: readonly SceneItem[]; readonly axis: readonly SceneItem[] } {
  const { diameter } = boltDimensions(size);
  return {
    outline: bolts.flatMap(({ x, y }) => [view.disc(x, y, diameter), view.disc(x, y, hole, "drawing-thin")]),
    axis: bolts.flatMap(({ x, y }) => view.cross(x, y, hole)),
  };
}

/** A bolt seen from the side, along an axis of the drawing from one face of its grip to the other. Head and nut are 0.7 diameters high. */
export function sideBolt(
  { from, to, level }: { readonly from: number; readonly to: number; readonly level: number },
  along: "x" | "y",
  size: BoltSize,
  { box, lineOf }: View,
): readonly SceneItem[] {
  const { diameter } = boltDimensions(size);
  const [head, half] = [0.7 * diameter, 0.8 * diameter];
  const block = (start: number, end: number) =>
    along === "x"
      ? box(start, level - half, end, level + half, "drawing-thin")
      : box(level - half, start, level + half, end, "drawing-thin");
  const [first, last] = [from - 2 * head, to + 2 * head];
  return [
    block(from - head, from),
    block(to, to + head),
    along === "x"
      ? lineOf("drawing-axis-line", [first, level], [last, level])
      : lineOf("drawing-axis-line", [level, first], [level, last]),
  ];
}

/** The longest arrow of a force, in drawing units. */
const LONGEST = 34;

/** The force on each bolt as an arrow, to one scale; `y` up. */
export function forceItems(
  forces: readonly (Place & { readonly vx: number; readonly vy: number })[],
  { at }: View,
): readonly SceneItem[] {
  const most = Math.max(0, ...forces.map(({ vx, vy }) => Math.hypot(vx, vy)));
  if (most === 0) return [];
  return forces.flatMap(({ x, y, vx, vy }) => {
    const length = (Math.hypot(vx, vy) / most) * LONGEST;
    if (length < 4) return [];
    return arrow(at(x, y), at(x, y, (vx / most) * LONGEST, (-vy / most) * LONGEST));
  });
}

/** A force with what it is of the capacity, where a check has that. */
export interface DrawnForce extends PointForce {
  readonly ratio?: number | undefined;
}

export interface DrawnGroup extends ForceGroup {
  readonly forces: readonly DrawnForce[];
}

/** What is drawn of a connection beside itself: the forces of one combination. */
export interface Shown {
  /** At the bolts, or at the weld of a type without them. */
  readonly forces: readonly DrawnForce[];
  /** At other welds and bolts. */
  readonly groups: readonly DrawnGroup[];
  /** What acts. */
  readonly words: string;
}

const groupsIn = (figure: string, groups: readonly DrawnGroup[]) =>
  groups.filter((group) => group.figure === figure);

/** The arrows of other forces in a figure: those of welds to one scale, and of bolts to another. */
export const groupItems = (figure: string, groups: readonly DrawnGroup[], view: View): readonly SceneItem[] =>
  (["bolt", "pin", "weld"] as const).flatMap((at) =>
    forceItems(
      groupsIn(figure, groups).flatMap((group) => (group.at === at ? group.forces : [])),
      view,
    ),
  );

/** The places of other forces in a figure. */
export const groupParts = (
  figure: string,
  groups: readonly DrawnGroup[],
  view: View,
): readonly FigurePart[] =>
  groupsIn(figure, groups).flatMap(({ forces, ...group }) => forceParts(forces, view, group));

const WELD = { name: "Weld", path: "/weldLeg" } as const;
const BOLT = { name: "Bolt", path: "/boltSize" } as const;

/** Each bolt, or each end of a run of weld, with the force on it: it leads to the size of the bolts or the weld. */
export const forceParts = (
  forces: readonly DrawnForce[],
  { at, scale }: View,
  of: { readonly hole: number } | "weld" | Pick<ForceGroup, "at" | "name" | "path">,
): readonly FigurePart[] =>
  forces.map(({ x, y, vx, vy, tension, ratio }, index) => {
    const isWeld = of === "weld" || ("at" in of && of.at === "weld");
    const kind = tension === 0 ? " in shear" : " in both";
    const { name, path } = typeof of === "object" && "at" in of ? of : isWeld ? WELD : BOLT;
    const unit = isWeld ? "kN/mm" : "kN";
    const values = [
      `${kilo(vx)} ${unit} across`,
      `${kilo(vy)} ${unit} up`,
      ...(tension === 0 ? [] : [`${kilo(tension)} ${unit} ${isWeld ? "out of the plane" : "tension"}`]),
      `${kilo(Math.hypot(vx, vy, isWeld ? tension : 0))} ${unit} in all${tension !== 0 && !isWeld ? " in shear" : ""}`,
      ...(ratio === undefined ? [] : [`${formatRatio(ratio)} of the capacity${isWeld ? "" : kind}`]),
    ];
    const size = Math.max(typeof of === "object" && "hole" in of ? of.hole * scale : 0, 16);
    const words = `${name}${forces.length > 1 ? ` ${index + 1}` : ""}: ${values.join(", ")}`;
    return { ...part(path, words, at(x, y), [size, size]), hasValues: true };
  });

/** A fillet weld in section: a triangle in the corner at a place, towards `dx` and `dy`. */
export function filletItem(
  { x, y }: Place,
  leg: number,
  [dx, dy]: readonly [number, number],
  { lineOf }: View,
): SceneItem {
  return lineOf("drawing-thick", [x + dx * leg, y], [x, y + dy * leg], [x, y], [x + dx * leg, y]);
}

const PEN = penOf(TEXT_SIZE);

/** Each place once, in order. */
export const sorted = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((a, b) => a - b);

/** One dimension of a chain, of `count` equal steps. */
interface Link {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Steps are alike within this, mm. */
const ALIKE = 1e-6;

/** The links of a chain: equal steps in a row are one where a step has no room for its text. */
function linksOf(places: readonly number[], hasRoom: (length: number) => boolean): readonly Link[] {
  const links: Link[] = [];
  places.slice(1).forEach((to, index) => {
    const from = places[index] ?? to;
    const last = links.at(-1);
    const isSame = last && Math.abs((last.to - last.from) / last.count - (to - from)) < ALIKE;
    if (isSame && !hasRoom(to - from)) {
      links[links.length - 1] = { from: last.from, to, count: last.count + 1 };
    } else links.push({ from, to, count: 1 });
  });
  return links;
}

/** Dimensions from each place to the next, along x at a height of the drawing or along y at an x of it. */
export const chain = (
  places: readonly number[],
  along: "x" | "y",
  other: number,
  lineAt: number,
  { at, scale, dimension }: View,
): readonly SceneItem[] => {
  const fits = (words: string, length: number) => textWidth(words, TEXT_SIZE) + PEN.gap <= length * scale;
  const links = linksOf(places, (length) => fits(millimetres(length), length));
  return links.flatMap(({ from, to, count }, index) => {
    const step = millimetres((to - from) / count);
    const words = count > 1 ? `${count} × ${step}` : step;
    if (along === "y") return dimension([other, from], [other, to], lineAt, { words });
    const line = dimension([from, other], [to, other], lineAt, { words });
    // A text beside the arrows is on the right of them, where the next link is: of the first it is on the left.
    return index > 0 || links.length === 1 || fits(words, to - from)
      ? line
      : [
          ...dimension([from, other], [to, other], lineAt, { words: "" }),
          text(words, { x: at(from, 0).x - PEN.tail - PEN.gap, y: lineAt + TEXT_SIZE / 3 }, "end"),
        ];
  });
};

/** The support from above, its face at x = 0. */
export function supportPlan(
  { kind, section }: DrawnSupport,
  half: number,
  { box, lineOf }: View,
): readonly SceneItem[] {
  const clipped = (of: number) => Math.min(of, half);
  if (!section || kind === "rigid") {
    return [
      lineOf("drawing-thick", [0, -half], [0, half]),
      lineOf("drawing-axis-leg", [-40, -half], [-40, half]),
    ];
  }
  const { d, bf, tf, tw } = section;
  if (kind === "column-flange") {
    const to = -supportReach({ kind, section });
    const flange = clipped(bf / 2);
    return [box(-tf, -flange, 0, flange), box(to, -tw / 2, -tf, tw / 2)];
  }
  const web = clipped(kind === "column-web" ? d / 2 : half);
  const [left, right] = [-tw / 2 - bf / 2, -tw / 2 + bf / 2];
  const flanges =
    kind === "column-web" && d / 2 <= half
      ? [box(left, d / 2 - tf, right, d / 2), box(left, -d / 2, right, -d / 2 + tf)]
      : [left, right].map((x) => lineOf("drawing-axis-leg", [x, -half], [x, half]));
  return [box(-tw, -web, 0, web), ...flanges];
}

/** Between the lines of texts above a drawing, in drawing units. */
const LINE = 18;

/** What is drawn and what acts, above a drawing. */
export const headOf = (texts: readonly string[], width: number): readonly SceneItem[] =>
  texts.filter((words) => words !== "").map((words, at) => text(words, { x: width / 2, y: 16 + LINE * at }));

/** The lines of a drawing by what they are: drawing files keep steel, bolts, welds and texts apart. */
export const partLayers = (parts: {
  readonly texts: readonly SceneItem[];
  readonly steel: readonly SceneItem[];
  readonly bolts?: readonly SceneItem[];
  readonly welds?: readonly SceneItem[];
}): readonly Layer[] => [
  { ink: "outline", part: "text", items: parts.texts },
  { ink: "outline", part: "steel", items: parts.steel },
  { ink: "outline", part: "bolts", items: parts.bolts ?? [] },
  { ink: "outline", part: "welds", items: parts.welds ?? [] },
];
