import { massOfBar } from "@kingpost/as3600";
import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import type { ConcreteBeamInputs } from "./form/fields.ts";
import { diameterOf } from "./model/bars.ts";
import { CONCRETE_BEAM_MODULE } from "./module.ts";

type Beams = Search<ConcreteBeamInputs>;

/** Titles of the kinds of checks in the table, by the last part of their identifiers. */
const TOPICS = {
  bending: "Bending",
  shear: "Shear",
  "longitudinal-tension": "Longitudinal force",
  "crack-stress": "Cracking",
  total: "Deflection",
} as const;

/** Depths and bars of the table, mm. */
const DEPTHS = [300, 400, 500, 600, 700, 800, 900, 1000] as const;
const SIZES = ["N16", "N20", "N24", "N28", "N32"] as const;
const COUNTS = [2, 3, 4, 5, 6] as const;

/** The bottom bars of the first layer in place of those of the design; other rows stay. */
function withBottom(inputs: ConcreteBeamInputs, count: number, size: (typeof SIZES)[number]) {
  const first = inputs.bars.findIndex(({ face, layer }) => face === "bottom" && layer === 1);
  return inputs.bars.map((row, at) => (at === first ? { ...row, count, size } : row));
}

/** kg/m. */
const steelMass = ({ bars }: Pick<ConcreteBeamInputs, "bars">): number =>
  1000 * bars.reduce((sum, { count, size }) => sum + count * massOfBar(diameterOf(size)), 0);

function* candidates({ inputs, rate }: Beams) {
  if (!inputs.bars.some(({ face, layer }) => face === "bottom" && layer === 1)) return;
  for (const depth of DEPTHS) {
    for (const size of SIZES) {
      for (const count of COUNTS) {
        const sides = depth > 750 && inputs.sideBars === "none" ? ({ sideBars: "N12-200" } as const) : {};
        const changes = { depth, bars: withBottom(inputs, count, size), ...sides };
        const rated = rate(changes);
        yield rated && {
          id: `${depth}-${count}${size}`,
          name: `${inputs.webWidth} × ${depth}, ${count}${size}`,
          detail: "other bars and fitments kept",
          mass: steelMass(changes),
          depth,
          changes,
          rated,
        };
        yield undefined;
      }
    }
  }
}

const moreBars = (face: "bottom" | "top") =>
  function* trials({ inputs }: Beams) {
    const first = inputs.bars.findIndex((row) => row.face === face && row.layer === 1);
    const row = inputs.bars[first];
    if (!row) return;
    for (let count = row.count + 1; count <= row.count + 6; count++) {
      yield {
        id: `${face}-bars`,
        title: `Use ${count}${row.size} at the ${face}`,
        changes: { bars: inputs.bars.map((one, at) => (at === first ? { ...one, count } : one)) },
      };
    }
  };

function* closerFitments({ inputs }: Beams) {
  const widest = Math.max(0, ...inputs.fitments.map(({ spacing }) => spacing));
  for (const spacing of [250, 225, 200, 175, 150, 125, 100, 75]) {
    if (spacing >= widest) continue;
    yield {
      id: "fitments",
      title: `Fitments at ${spacing} mm or closer`,
      changes: {
        fitments: inputs.fitments.map((row) => ({ ...row, spacing: Math.min(row.spacing, spacing) })),
      },
    };
  }
}

function* deeper({ inputs }: Beams) {
  for (let depth = 50 * Math.floor(inputs.depth / 50 + 1); depth <= 2 * inputs.depth; depth += 50) {
    // A depth beyond 750 mm needs bars at the sides.
    const needsSides = depth > 750 && inputs.sideBars === "none";
    const sides = needsSides ? ({ sideBars: "N12-200" } as const) : {};
    const words = needsSides ? " with N12 at 200 at its sides" : "";
    yield { id: "depth", title: `Make the beam ${depth} mm deep${words}`, changes: { depth, ...sides } };
  }
}

function* wider({ inputs }: Beams) {
  for (
    let webWidth = 50 * Math.floor(inputs.webWidth / 50 + 1);
    webWidth <= 2 * inputs.webWidth;
    webWidth += 50
  ) {
    yield { id: "width", title: `Make the web ${webWidth} mm wide`, changes: { webWidth } };
  }
}

const STUDIES: readonly Study<ConcreteBeamInputs>[] = [
  {
    study: "All loads",
    axis: "Loads (times those entered)",
    scaled: (inputs, k) => ({
      ...inputs,
      uniformLoads: scaledRows(inputs.uniformLoads, k, "load"),
      areaLoads: scaledRows(inputs.areaLoads, k, "pressure"),
      pointLoads: scaledRows(inputs.pointLoads, k, "force"),
      partLoads: scaledRows(inputs.partLoads, k, "start", "end"),
      couples: scaledRows(inputs.couples, k, "moment"),
      mStar: k * inputs.mStar,
      vStar: k * inputs.vStar,
      nStar: k * inputs.nStar,
      mService: k * inputs.mService,
      mServiceWhole: k * inputs.mServiceWhole,
    }),
    value: (_, k) => k,
  },
  {
    study: "Depth of the beam",
    axis: "Depth (mm)",
    scaled: (inputs, k) => ({ ...inputs, depth: k * inputs.depth }),
    value: ({ depth }, k) => k * depth,
  },
  {
    study: "Spacing of fitments",
    axis: "Greatest spacing (mm)",
    scaled: (inputs, k) => ({ ...inputs, fitments: scaledRows(inputs.fitments, k, "spacing") }),
    value: ({ fitments }, k) => k * Math.max(0, ...fitments.map(({ spacing }) => spacing)),
  },
];

export const CONCRETE_BEAM_ALTERNATIVES = moduleAlternatives(CONCRETE_BEAM_MODULE, {
  topics: TOPICS,
  topicsBy: "last part",
  governing: new Set(["Bending", "Shear"]),
  candidates,
  remedies: [moreBars("bottom"), moreBars("top"), closerFitments, deeper, wider],
  studies: () => STUDIES,
});
