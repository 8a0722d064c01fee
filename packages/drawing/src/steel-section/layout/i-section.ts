import {
  type ISectionDimensions,
  type TaperISectionDimensions,
  type TeeDimensions,
  taperedFlange,
  type UnequalISectionDimensions,
} from "@kingpost/section-geometry";
import { overallDimension, radiusDimension, thicknessDimension } from "../../core/dimension-lines.ts";
import type { Point } from "../../core/geometry.ts";
import type { DimensionItem } from "../scene-types.ts";
import { flangeThickness, tipThickness } from "./flange-thickness.ts";
import { dimension, type Layout, type Named } from "./layout.ts";
import { clearDepthDimension, depthDimension, widthDimension } from "./overall.ts";

/** d at the left, bf below, tf at the top right, r1 in the upper right root, tw across the web below the x axis. */
export function iSectionLayout(layout: Layout, s: ISectionDimensions): DimensionItem[] {
  const isFull = layout.detail === "full";
  const isOuter = layout.clearDepth && isFull;
  const overall = [depthDimension(layout, undefined, { isOuter }), widthDimension(layout)];
  if (!isFull) return overall;
  const roots = s.r1 > 0 ? [rootRadius(layout, s, s.d / 2 - s.tf)] : [];
  const clear = layout.clearDepth ? [clearDepthDimension(layout, s.d, s.tf)] : [];
  const web = webThickness(layout, s.tw, -0.24 * s.d);
  return [...overall, flangeThickness(layout, s.tf), web, ...roots, ...clear];
}

/** As the I-section, with tf from the middle of the outstand. */
export function taperILayout(layout: Layout, s: TaperISectionDimensions): DimensionItem[] {
  const overall = [depthDimension(layout), widthDimension(layout)];
  if (layout.detail !== "full") return overall;
  const { box, place } = layout.frame;
  const named = {
    property: "tf",
    symbol: "tf",
    label: "flange thickness",
    value: layout.properties.tf,
  } as const;
  const middle = place({ x: (s.bf + s.tw) / 4, y: s.d / 2 - s.tf });
  const flange = dimension(named, (runs) =>
    tipThickness([{ x: box.right, y: box.top }, middle], runs, layout.frame),
  );
  const root = rootRadius(layout, s, s.d / 2 - taperedFlange(s).root);
  return [...overall, flange, webThickness(layout, s.tw, -0.24 * s.d), root];
}

/** As the I-section, with the thickness of the stem halfway down. */
export function teeLayout(layout: Layout, s: TeeDimensions): DimensionItem[] {
  const overall = [depthDimension(layout), widthDimension(layout)];
  if (layout.detail !== "full") return overall;
  const { frame } = layout;
  const root = (frame.centroid.y - frame.box.top) / frame.scale - s.tf;
  const roots = s.r1 > 0 ? [rootRadius(layout, s, root)] : [];
  const stem = webThickness(layout, s.tw, root - 0.7 * (s.d - s.tf), "stem thickness");
  return [...overall, flangeThickness(layout, s.tf), stem, ...roots];
}

/** d at the left, the width of each flange on its own side, both thicknesses at the right, tw across the web. */
export function unequalILayout(layout: Layout, s: UnequalISectionDimensions): DimensionItem[] {
  const { frame } = layout;
  const { box, pen } = frame;
  const width = (named: Named, line: number, y: number) => {
    const half = (named.value / 2) * frame.scale;
    const [from, to] = [
      { x: frame.centroid.x - half, y },
      { x: frame.centroid.x + half, y },
    ];
    return dimension(named, (runs) => overallDimension({ from, to, line, upright: false, runs }, pen));
  };
  const top: Named = { property: "bf", symbol: "bf", label: "top flange width", value: s.bf };
  const bottom: Named = { property: "bfb", symbol: "bfb", label: "bottom flange width", value: s.bfb };
  const overall = [
    depthDimension(layout),
    width(top, box.top - pen.offset, box.top),
    width(bottom, box.bottom + pen.offset, box.bottom),
  ];
  if (layout.detail !== "full") return overall;
  const thickness = (named: Named, width: number, y: number, inner: number) => {
    const x = frame.centroid.x + (width / 2) * frame.scale;
    const faces = [y, y + inner * frame.scale].sort((one, other) => one - other);
    const [upper = y, lower = y] = faces;
    return dimension(named, (runs) =>
      tipThickness(
        [
          { x, y: upper },
          { x, y: lower },
        ],
        runs,
        frame,
      ),
    );
  };
  // On the side of the centroid where the shear centre is not.
  const isBelow = layout.shearCentre !== undefined && layout.shearCentre.y > frame.centroid.y;
  return [
    ...overall,
    thickness(
      { property: "tf", symbol: "tf", label: "top flange thickness", value: s.tf },
      s.bf,
      box.top,
      s.tf,
    ),
    thickness(
      { property: "tfb", symbol: "tfb", label: "bottom flange thickness", value: s.tfb },
      s.bfb,
      box.bottom,
      -s.tfb,
    ),
    webThickness(layout, s.tw, (isBelow ? 0.24 : -0.24) * s.d),
  ];
}

/** Across the web or stem, `y` mm above the centroid. */
function webThickness(
  { frame, properties }: Layout,
  tw: number,
  y: number,
  label = "web thickness",
): DimensionItem {
  const { pen, place } = frame;
  const face = (x: number): Point => place({ x, y });
  const right = face(tw / 2);
  const shelf = { x: right.x + pen.tail, y: right.y };
  return dimension({ property: "tw", symbol: "tw", label, value: properties.tw }, (runs) =>
    thicknessDimension([face(-tw / 2), right], shelf, runs, pen),
  );
}

/**
 * The leader comes from the open side of the fillet, along its radius at 45 degrees; `root` is the inner face of the flange at the
 * web, mm above the centroid.
 */
function rootRadius(
  { frame, properties }: Layout,
  { tw, r1 }: Pick<ISectionDimensions, "tw" | "r1">,
  root: number,
): DimensionItem {
  const { pen, place, centroid } = frame;
  const reach = r1 * (1 - Math.SQRT1_2);
  const tip = place({ x: tw / 2 + reach, y: root - reach });
  const run = 1.35 * pen.tail;
  // The x axis of a tee is close to its roots: the text is below it.
  const isNearAxis = Math.abs(tip.y + run - centroid.y) < 1.2 * pen.text;
  const knee = { x: tip.x + run, y: isNearAxis ? centroid.y + 1.2 * pen.text : tip.y + run };
  return dimension({ property: "r1", symbol: "r1", label: "root radius", value: properties.r1 }, (runs) =>
    radiusDimension(tip, knee, knee.x + 0.4 * pen.tail, runs, pen),
  );
}
