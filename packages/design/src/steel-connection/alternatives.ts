import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import { type ConnectionInputs, FIELDS } from "./fields.ts";
import { addTypes, buildJoint, jointProblems } from "./joints/build.ts";
import { OTHER_TYPES } from "./joints/other-types.ts";
import { SIDE_PLATE } from "./joints/side-plate.ts";
import { STEEL_CONNECTION_MODULE } from "./module.ts";
import { type Sections, sectionsOf } from "./sections.ts";
import { VARIATIONS, type Variation } from "./variations.ts";

addTypes(OTHER_TYPES);

type Changes = Partial<ConnectionInputs>;
type Connections = Search<ConnectionInputs>;

/** The sections of a design; undefined where one is unknown. */
function sectionsIn({ inputs, resources }: Connections): Sections | undefined {
  const found = sectionsOf(inputs, resources);
  return "problems" in found ? undefined : found;
}

interface Varied {
  readonly changes: Changes;
  readonly words: readonly string[];
}

const varied = ({ field, words, also }: Variation, value: number): Varied => ({
  changes: { ...also, [field]: value },
  words: [words(value)],
});

/** Every combination of values, the last varied first. `isUpward`: from the values of the design. */
function* combined(
  variations: readonly Variation[],
  search: Connections,
  sections: Sections,
  isUpward: boolean,
): Generator<Varied> {
  const [first, ...others] = variations;
  if (!first) {
    yield { changes: {}, words: [] };
    return;
  }
  for (const value of first.values(search.inputs, sections)) {
    if (isUpward && value < search.inputs[first.field]) continue;
    const one = varied(first, value);
    for (const other of combined(others, search, sections, isUpward)) {
      yield { changes: { ...one.changes, ...other.changes }, words: [...one.words, ...other.words] };
    }
  }
}

/** How many of the inputs that a type varies the table of candidates has. */
const MOST_VARIED = 3;

/** Rows, then plate thickness, then weld leg: each with its mass, so that the lightest plate and the fewest bolts are found. */
function* candidates(search: Connections) {
  const sections = sectionsIn(search);
  if (!sections) return;
  const variations = VARIATIONS[search.inputs.type].slice(0, MOST_VARIED);
  for (const { changes, words } of combined(variations, search, sections, false)) {
    const inputs = { ...search.inputs, ...changes };
    const isPossible = !jointProblems(inputs, sections).some(({ kind }) => kind === "error");
    const rated = isPossible ? search.rate(changes) : undefined;
    if (!rated) {
      yield undefined;
      continue;
    }
    const joint = buildJoint(inputs, sections);
    yield {
      id: Object.values(changes).join(" "),
      name: joint.words,
      detail: words.join(", "),
      mass: joint.parts.reduce((sum, { count, mass = 0 }) => sum + count * mass, 0),
      depth: joint.depth,
      changes,
      rated,
    };
  }
}

/** Each greater value of one of the inputs that the type varies. */
const greater = (index: number) =>
  function* trials(search: Connections) {
    const sections = sectionsIn(search);
    const variation = VARIATIONS[search.inputs.type][index];
    if (!sections || !variation) return;
    for (const value of variation.values(search.inputs, sections)) {
      if (value <= search.inputs[variation.field]) continue;
      const { changes, words } = varied(variation, value);
      yield { id: `${variation.field}/${value}`, title: `Use ${words.join(", ")}`, changes };
    }
  };

function* largerBolts({ inputs }: Connections) {
  const sizes = FIELDS.boltSize.options.map(({ value }) => value);
  for (const boltSize of sizes.slice(sizes.indexOf(inputs.boltSize) + 1)) {
    yield { id: `bolts/${boltSize}`, title: `Use ${boltSize} bolts`, changes: { boltSize } };
  }
}

/** The inputs that the type varies together, from the least change. */
function* together(search: Connections) {
  const sections = sectionsIn(search);
  if (!sections) return;
  const variations = VARIATIONS[search.inputs.type].slice(0, MOST_VARIED);
  if (variations.length < 2) return;
  for (const { changes, words } of combined(variations, search, sections, true)) {
    const title = `Use ${words.join(", ")}`;
    yield { id: `together/${Object.values(changes).join(" ")}`, title, changes };
  }
}

const actionStudy = (study: string, name: "v" | "n" | "m"): Study<ConnectionInputs> => ({
  study,
  axis: "Factor",
  scaled: (inputs, k) => ({
    ...inputs,
    actions: scaledRows(inputs.actions, k, name),
    caseActions: scaledRows(inputs.caseActions, k, name),
    serviceActions: scaledRows(inputs.serviceActions, k, name),
  }),
  value: (_, k) => k,
});

const ACTION_STUDIES = [
  ["v", actionStudy("Shear forces", "v")],
  ["n", actionStudy("Axial forces", "n")],
  ["m", actionStudy("Moments", "m")],
] as const;

function studies(inputs: ConnectionInputs): readonly Study<ConnectionInputs>[] {
  const rows = inputs.actionsBy === "cases" ? inputs.caseActions : inputs.actions;
  return [
    ...ACTION_STUDIES.flatMap(([name, study]) => (rows.some((row) => row[name] !== 0) ? [study] : [])),
    ...VARIATIONS[inputs.type].flatMap(({ field, axis }): Study<ConnectionInputs>[] =>
      axis === undefined
        ? []
        : [
            {
              study: axis.replace(/ \(mm\)$/, ""),
              axis,
              scaled: (of, k) => ({ ...of, [field]: k * of[field] }),
              value: (of, k) => k * of[field],
            },
          ],
    ),
  ];
}

/** Topics of the checks of all types. */
const TOPICS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[SIDE_PLATE, ...Object.values(OTHER_TYPES)].map(({ topics }) => topics),
);

export const STEEL_CONNECTION_ALTERNATIVES = moduleAlternatives(STEEL_CONNECTION_MODULE, {
  topics: TOPICS,
  governing: new Set(["Bolts", "Plate", "Weld"]),
  candidates,
  remedies: [greater(0), greater(1), greater(2), greater(3), largerBolts, together],
  studies,
});
