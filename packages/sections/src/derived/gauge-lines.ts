import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";

/** Where bolts are usually placed in a flange. Units: mm. */
export interface GaugeLines {
  /** Distances between the lines of holes: g1, and of a wide flange g2. */
  readonly gauges: readonly number[];
  /** Largest hole, and the bolt that it is for. */
  readonly hole: number;
  readonly bolt: number;
  /** From the outer line to the edge of the flange, (bf - g) / 2. */
  readonly edge: number;
  /** Whether that is less than the least edge distance for the bolt, AS 4100 Table 9.5.2: 1.25 bolt diameters at a rolled edge, 1.5 at a machine-cut one. */
  readonly isEdgeShort: boolean;
}

/** Gauge lines of the design capacity tables of 1999, volume 1, part 10; see data/SOURCES.md. */
const LINES: readonly (Pick<GaugeLines, "gauges" | "hole" | "bolt"> & { readonly sizes: string })[] = [
  {
    gauges: [140, 280],
    hole: 26,
    bolt: 24,
    sizes:
      "1200WB455 1200WB423 1200WB392 1200WB342 1200WB317 1200WB278 1000WB322 1000WB296 1000WB258 900WB282 900WB257 900WB218 500WC440 500WC414 500WC383 500WC340 500WC290 500WC267 500WC228 400WC361 400WC328 400WC303 400WC270 400WC212 400WC181 400WC144 350WC280 350WC258 350WC230 350WC197",
  },
  {
    gauges: [140],
    hole: 26,
    bolt: 24,
    sizes:
      "1200WB249 1000WB215 900WB175 800WB192 800WB168 800WB146 800WB122 700WB173 700WB150 700WB130 700WB115 310UC158 310UC137 310UC118 310UC96.8",
  },
  {
    gauges: [140],
    hole: 22,
    bolt: 20,
    sizes: "610UB125 610UB113 610UB101 530UB92.4 530UB82.0 250UC89.5 250UC72.9 200UC59.5 200UC52.2 200UC46.2",
  },
  {
    gauges: [90],
    hole: 22,
    bolt: 20,
    sizes:
      "460UB82.1 460UB74.6 460UB67.1 410UB59.7 410UB53.7 360UB56.7 360UB50.7 360UB44.7 310UB46.2 310UB40.4 150UC37.2 150UC30.0 150UC23.4",
  },
  {
    gauges: [70],
    hole: 22,
    bolt: 20,
    sizes: "310UB32.0 250UB37.3 250UB31.4 200UB29.8 200UB25.4 200UB22.3",
  },
  {
    gauges: [70],
    hole: 18,
    bolt: 16,
    sizes: "250UB25.7",
  },
  {
    gauges: [60],
    hole: 18,
    bolt: 16,
    sizes: "200UB18.2 100UC14.8",
  },
  {
    gauges: [50],
    hole: 14,
    bolt: 12,
    sizes: "180UB22.2 180UB18.1 180UB16.1",
  },
];

/** Sizes whose flange is too small for structural bolts, according to the same tables. */
const TOO_SMALL: ReadonlySet<string> = new Set(["150UB18.0", "150UB14.0"]);

const BY_SIZE = new Map(
  LINES.flatMap(({ sizes, ...lines }) => sizes.split(" ").map((size) => [size, lines] as const)),
);

/**
 * The usual gauge lines and the largest hole in the flanges of a welded or universal beam or column. "too-small" for a flange that
 * takes no structural bolt; undefined where the tables have nothing.
 *
 * Units    mm
 * Source   data/SOURCES.md: usual values, not requirements
 * Checked  gauge-lines.test.ts (the edge distances of the tables)
 */
export function gaugeLines({
  name,
  category,
  properties,
}: SteelSectionRecord): GaugeLines | "too-small" | undefined {
  if (TOO_SMALL.has(name)) return "too-small";
  const lines = BY_SIZE.get(name);
  if (!lines) return undefined;
  const edge = (properties.bf - Math.max(...lines.gauges)) / 2;
  const least = category === "WB" || category === "WC" ? 1.5 : 1.25;
  return { ...lines, edge, isEdgeShort: edge < least * lines.bolt };
}
