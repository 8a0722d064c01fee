import { massOfBar } from "@kingpost/as3600";
import { attempt, type Check, isUnavailable, parseInputs } from "@kingpost/calc";
import type {
  Candidate,
  ModuleAlternatives,
  Rating,
  Remedy,
  StudyPoint,
} from "../frame/alternatives/alternatives.ts";
import { scaledRows } from "../frame/alternatives/module-alternatives.ts";
import { isRemedy, type Rated, ratingOf, resultText } from "../frame/alternatives/rating.ts";
import { type Study, studyPoints } from "../frame/alternatives/studies.ts";
import type { RawInputs } from "../frame/module/raw-inputs.ts";
import { checks } from "./design.ts";
import { type ConcreteBeamInputs, FIELDS } from "./form/fields.ts";
import { diameterOf } from "./model/bars.ts";
import { model } from "./problems.ts";

/** Titles of the kinds of checks in the table, by the last part of an identifier. */
const KINDS: Readonly<Record<string, string>> = {
  bending: "Bending",
  shear: "Shear",
  "longitudinal-tension": "Longitudinal force",
  "crack-stress": "Cracking",
  total: "Deflection",
};

/** Depths and bars of the table, mm. */
const DEPTHS = [300, 400, 500, 600, 700, 800, 900, 1000] as const;
const SIZES = ["N16", "N20", "N24", "N28", "N32"] as const;
const COUNTS = [2, 3, 4, 5, 6] as const;

function read(raw: RawInputs): ConcreteBeamInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : parsed.inputs;
}

/** How a beam ends; undefined where it cannot be calculated. */
function rate(inputs: ConcreteBeamInputs): Rated | undefined {
  const result = attempt(() => {
    const { model: beam } = model(inputs);
    return beam && checks(beam);
  });
  return !result || isUnavailable(result) ? undefined : ratingOf(result.checks);
}

const withoutChecks = ({ checks: _, ...rating }: Rated): Rating => rating;

/** The bottom bars of the first layer in place of those of the design; other rows stay. */
function withBottom(inputs: ConcreteBeamInputs, count: number, size: (typeof SIZES)[number]) {
  const first = inputs.bars.findIndex(({ face, layer }) => face === "bottom" && layer === 1);
  return inputs.bars.map((row, at) => (at === first ? { ...row, count, size } : row));
}

function ratiosOf(made: readonly Check[]): Candidate["ratios"] {
  const found = new Map<string, number>();
  for (const check of made) {
    const title = check.kind === "limit" ? KINDS[check.id.split("/").at(-1) ?? ""] : undefined;
    if (check.kind !== "limit" || title === undefined) continue;
    found.set(title, Math.max(found.get(title) ?? 0, check.ratio));
  }
  return [...found].map(([title, ratio]) => ({ title, ratio }));
}

/** kg/m. */
const steelMass = ({ bars }: Pick<ConcreteBeamInputs, "bars">): number =>
  1000 * bars.reduce((sum, { count, size }) => sum + count * massOfBar(diameterOf(size)), 0);

function* candidates(raw: RawInputs): Generator<Candidate | undefined> {
  const inputs = read(raw);
  if (!inputs?.bars.some(({ face, layer }) => face === "bottom" && layer === 1)) return;
  for (const depth of DEPTHS) {
    for (const size of SIZES) {
      for (const count of COUNTS) {
        const sides = depth > 750 && inputs.sideBars === "none" ? ({ sideBars: "N12-200" } as const) : {};
        const changes = { depth, bars: withBottom(inputs, count, size), ...sides };
        const rated = rate({ ...inputs, ...changes });
        if (!rated) {
          yield undefined;
          continue;
        }
        yield {
          id: `${depth}-${count}${size}`,
          name: `${inputs.webWidth} × ${depth}, ${count}${size}`,
          detail: "other bars and fitments kept",
          mass: steelMass(changes),
          depth,
          ...withoutChecks(rated),
          ratios: ratiosOf(rated.checks),
          isChecked: !isUnavailable(rated.ratio),
          changes: { ...changes },
        };
        yield undefined;
      }
    }
  }
}

interface Trial {
  readonly id: string;
  readonly title: string;
  readonly changes: Partial<ConcreteBeamInputs>;
}

/** Of each sequence the first that makes a failing beam pass is proposed. */
function* moreBars(inputs: ConcreteBeamInputs, face: "bottom" | "top"): Generator<Trial> {
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
}

function* closerFitments(inputs: ConcreteBeamInputs): Generator<Trial> {
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

function* deeper(inputs: ConcreteBeamInputs): Generator<Trial> {
  for (let depth = 50 * Math.floor(inputs.depth / 50 + 1); depth <= 2 * inputs.depth; depth += 50) {
    // A depth beyond 750 mm needs bars at the sides.
    const needsSides = depth > 750 && inputs.sideBars === "none";
    const sides = needsSides ? ({ sideBars: "N12-200" } as const) : {};
    const words = needsSides ? " with N12 at 200 at its sides" : "";
    yield { id: "depth", title: `Make the beam ${depth} mm deep${words}`, changes: { depth, ...sides } };
  }
}

function* wider(inputs: ConcreteBeamInputs): Generator<Trial> {
  for (
    let webWidth = 50 * Math.floor(inputs.webWidth / 50 + 1);
    webWidth <= 2 * inputs.webWidth;
    webWidth += 50
  ) {
    yield { id: "width", title: `Make the web ${webWidth} mm wide`, changes: { webWidth } };
  }
}

function* remedies(raw: RawInputs): Generator<Remedy | undefined> {
  const inputs = read(raw);
  if (!inputs || rate(inputs)?.verdict !== "fail") return;
  const sequences = [
    moreBars(inputs, "bottom"),
    moreBars(inputs, "top"),
    closerFitments(inputs),
    deeper(inputs),
    wider(inputs),
  ];
  for (const trials of sequences) {
    for (const { id, title, changes } of trials) {
      const rating = rate({ ...inputs, ...changes });
      if (isRemedy(rating)) {
        yield { id, title, result: resultText(rating), inputs: { ...raw, ...changes } };
        break;
      }
      yield undefined;
    }
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

function* sensitivity(raw: RawInputs): Generator<StudyPoint | undefined> {
  const inputs = read(raw);
  if (!inputs) return;
  yield* studyPoints(STUDIES, inputs, (changed) => {
    const rated = rate(changed);
    return rated && withoutChecks(rated);
  });
}

export const CONCRETE_BEAM_ALTERNATIVES: ModuleAlternatives = { candidates, remedies, sensitivity };
