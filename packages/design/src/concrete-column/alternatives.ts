import { massOfBar } from "@kingpost/as3600";
import { attempt, type Check, fromBase, isUnavailable, parseInputs } from "@kingpost/calc";
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
import { type ConcreteColumnInputs, FIELDS } from "./fields.ts";
import { diameterOf, model } from "./model.ts";

/** Titles of the kinds of checks in the table, by the last part of an identifier. */
const KINDS: Readonly<Record<string, string>> = {
  squash: "Compression",
  "bending-x": "Bending",
  "bending-y": "Bending",
  biaxial: "Biaxial",
  "buckling-x": "Buckling",
  "buckling-y": "Buckling",
  shear: "Shear",
};

const SIDES = [300, 350, 400, 450, 500, 600, 700, 800] as const;
const SIZES = ["N16", "N20", "N24", "N28", "N32"] as const;
const COUNTS = [2, 3, 4, 5] as const;

function read(raw: RawInputs): ConcreteColumnInputs | undefined {
  const parsed = parseInputs(FIELDS, raw);
  return "errors" in parsed ? undefined : parsed.inputs;
}

/** How a column ends; undefined where it cannot be calculated. */
function rate(inputs: ConcreteColumnInputs): Rated | undefined {
  const result = attempt(() => {
    const { model: column } = model(inputs);
    return column && checks(column);
  });
  return !result || isUnavailable(result) ? undefined : ratingOf(result.checks);
}

const withoutChecks = ({ checks: _, ...rating }: Rated): Rating => rating;

function ratiosOf(made: readonly Check[]): Candidate["ratios"] {
  const found = new Map<string, number>();
  for (const check of made) {
    const title = check.kind === "limit" ? KINDS[check.id.split("/").at(-1) ?? ""] : undefined;
    if (check.kind !== "limit" || title === undefined) continue;
    found.set(title, Math.max(found.get(title) ?? 0, check.ratio));
  }
  return [...found].map(([title, ratio]) => ({ title, ratio }));
}

/** Square columns, or circles, with bars on every face. */
function* candidates(raw: RawInputs): Generator<Candidate | undefined> {
  const inputs = read(raw);
  if (!inputs) return;
  const isCircular = inputs.shape === "circular";
  for (const side of SIDES) {
    for (const size of SIZES) {
      for (const faces of COUNTS) {
        const bars = isCircular ? 2 * faces + 2 : 4 * faces - 4;
        const counts = isCircular ? { count: bars } : { countX: faces, countY: faces };
        const changes = { depth: side, ...(isCircular ? {} : { width: side }), size, ...counts };
        const rated = rate({ ...inputs, ...changes });
        yield rated && {
          id: `${side}-${bars}${size}`,
          name: `${isCircular ? `Ø${side}` : `${side} × ${side}`}, ${bars}${size}`,
          detail: "fitments kept",
          mass: 1000 * bars * massOfBar(diameterOf(size)),
          depth: side,
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
  readonly changes: Partial<ConcreteColumnInputs>;
}

function* larger(inputs: ConcreteColumnInputs): Generator<Trial> {
  const isCircular = inputs.shape === "circular";
  for (let more = 50; more <= 600; more += 50) {
    const [depth, width] = [inputs.depth + more, inputs.width + more];
    yield {
      id: "size",
      title: isCircular ? `Make the diameter ${depth} mm` : `Make the column ${width} × ${depth} mm`,
      changes: isCircular ? { depth } : { depth, width },
    };
  }
}

function* moreBars(inputs: ConcreteColumnInputs): Generator<Trial> {
  for (const size of SIZES) {
    if (diameterOf(size) > diameterOf(inputs.size)) {
      yield { id: "bars", title: `Use ${size} bars`, changes: { size } };
    }
  }
}

function* closerFitments(inputs: ConcreteColumnInputs): Generator<Trial> {
  for (const spacing of [250, 200, 175, 150, 125, 100, 75]) {
    if (spacing < inputs.spacing) {
      yield { id: "fitments", title: `Fitments at ${spacing} mm`, changes: { spacing } };
    }
  }
}

function* strongerConcrete(inputs: ConcreteColumnInputs): Generator<Trial> {
  for (const fc of [50, 65, 80]) {
    if (fc > inputs.fc) yield { id: "concrete", title: `Use f'c = ${fc} MPa`, changes: { fc } };
  }
}

function* remedies(raw: RawInputs): Generator<Remedy | undefined> {
  const inputs = read(raw);
  if (!inputs || rate(inputs)?.verdict !== "fail") return;
  const sequences = [moreBars(inputs), closerFitments(inputs), strongerConcrete(inputs), larger(inputs)];
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

const STUDIES: readonly Study<ConcreteColumnInputs>[] = [
  {
    study: "Axial forces",
    axis: "Factor",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "n"),
      caseActions: scaledRows(inputs.caseActions, k, "n"),
    }),
    value: (_, k) => k,
  },
  {
    study: "Moments",
    axis: "Factor of moments",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "mxTop", "mxBase", "myTop", "myBase"),
      caseActions: scaledRows(inputs.caseActions, k, "mxTop", "mxBase", "myTop", "myBase"),
    }),
    value: (_, k) => k,
  },
  {
    study: "Unsupported lengths",
    axis: "Length, x-axis (m)",
    scaled: (inputs, k) => ({
      ...inputs,
      lengthX: k * inputs.lengthX,
      lengthY: k * inputs.lengthY,
    }),
    value: ({ lengthX }, k) => fromBase(k * lengthX, "m"),
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

export const CONCRETE_COLUMN_ALTERNATIVES: ModuleAlternatives = { candidates, remedies, sensitivity };
