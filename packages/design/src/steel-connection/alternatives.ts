import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import type { ConnectionInputs } from "./fields.ts";
import { FIELDS } from "./fields.ts";
import { buildJoint, jointProblems, mostRows, TOPICS } from "./joints/build.ts";
import { type Sections, sectionsOf } from "./model.ts";
import { STEEL_CONNECTION_MODULE } from "./module.ts";

type Changes = Partial<ConnectionInputs>;

/** Plates and flat bars of connections, mm. */
const THICKNESSES = [6, 8, 10, 12, 16, 20, 25, 28, 32, 36, 40] as const;
/** Legs of fillet welds, mm. */
const LEGS = [5, 6, 8, 10, 12, 14, 16] as const;

/** The sections of a design; undefined where one is unknown. */
function sectionsIn({ inputs, resources }: Search<ConnectionInputs>): Sections | undefined {
  const found = sectionsOf(inputs, resources);
  return "problems" in found ? undefined : found;
}

/** The numbers of rows to try, from the fewest. */
function rowsOf(search: Search<ConnectionInputs>, sections: Sections): readonly number[] {
  const most = mostRows(search.inputs, sections);
  return Array.from({ length: Math.max(most - 1, 0) }, (_, at) => at + 2);
}

/** Rows, then plate thickness, then weld leg: each with its mass, so that the lightest plate and the fewest bolts are found. */
function* candidates(search: Search<ConnectionInputs>) {
  const sections = sectionsIn(search);
  if (!sections) return;
  for (const rows of rowsOf(search, sections)) {
    for (const plateThickness of THICKNESSES.slice(0, MOST_THICKNESSES)) {
      for (const weldLeg of LEGS.slice(0, MOST_LEGS)) {
        const changes = { rows, plateThickness, weldLeg, topToBolt: 0 };
        const inputs = { ...search.inputs, ...changes };
        const isPossible = !jointProblems(inputs, sections).some(({ kind }) => kind === "error");
        const rated = isPossible ? search.rate(changes) : undefined;
        if (!rated) {
          yield undefined;
          continue;
        }
        const joint = buildJoint(inputs, sections);
        yield {
          id: `${rows}x${plateThickness}-${weldLeg}`,
          name: joint.words,
          detail: `${rows} rows, ${weldLeg} mm weld`,
          mass: joint.parts.reduce((sum, { count, mass = 0 }) => sum + count * mass, 0),
          depth: joint.depth,
          changes,
          rated,
        };
      }
      yield undefined;
    }
  }
}
const MOST_THICKNESSES = 7;
const MOST_LEGS = 5;

function* moreRows(search: Search<ConnectionInputs>) {
  const sections = sectionsIn(search);
  if (!sections) return;
  for (const rows of rowsOf(search, sections)) {
    yield { id: `rows/${rows}`, title: `Use ${rows} rows of bolts`, changes: { rows, topToBolt: 0 } };
  }
}

function* thickerPlates({ inputs }: Search<ConnectionInputs>) {
  for (const plateThickness of THICKNESSES.filter((one) => one > inputs.plateThickness)) {
    const title = `Use a ${plateThickness} mm plate`;
    yield { id: `thickness/${plateThickness}`, title, changes: { plateThickness } };
  }
}

function* largerWelds({ inputs }: Search<ConnectionInputs>) {
  for (const weldLeg of LEGS.filter((one) => one > inputs.weldLeg)) {
    yield { id: `weld/${weldLeg}`, title: `Use ${weldLeg} mm fillet welds`, changes: { weldLeg } };
  }
}

function* largerBolts({ inputs }: Search<ConnectionInputs>) {
  const sizes = FIELDS.boltSize.options.map(({ value }) => value);
  for (const boltSize of sizes.slice(sizes.indexOf(inputs.boltSize) + 1)) {
    yield { id: `bolts/${boltSize}`, title: `Use ${boltSize} bolts`, changes: { boltSize } };
  }
}

/** Rows, plate and weld together, from the fewest bolts. */
function* together(search: Search<ConnectionInputs>) {
  const sections = sectionsIn(search);
  if (!sections) return;
  for (const rows of rowsOf(search, sections)) {
    for (const plateThickness of THICKNESSES.filter((one) => one >= search.inputs.plateThickness)) {
      for (const weldLeg of LEGS.filter((one) => one >= search.inputs.weldLeg)) {
        const changes: Changes = { rows, plateThickness, weldLeg, topToBolt: 0 };
        const title = `Use ${rows} rows of bolts, a ${plateThickness} mm plate and ${weldLeg} mm welds`;
        yield { id: `together/${rows}-${plateThickness}-${weldLeg}`, title, changes };
      }
    }
  }
}

const SHEAR: Study<ConnectionInputs> = {
  study: "Shear forces",
  axis: "Factor",
  scaled: (inputs, k) => ({
    ...inputs,
    actions: scaledRows(inputs.actions, k, "v"),
    caseActions: scaledRows(inputs.caseActions, k, "v"),
  }),
  value: (_, k) => k,
};

const THICKNESS: Study<ConnectionInputs> = {
  study: "Plate thickness",
  axis: "Thickness (mm)",
  scaled: (inputs, k) => ({ ...inputs, plateThickness: k * inputs.plateThickness }),
  value: ({ plateThickness }, k) => k * plateThickness,
};

const WELD: Study<ConnectionInputs> = {
  study: "Fillet weld",
  axis: "Leg (mm)",
  scaled: (inputs, k) => ({ ...inputs, weldLeg: k * inputs.weldLeg }),
  value: ({ weldLeg }, k) => k * weldLeg,
};

export const STEEL_CONNECTION_ALTERNATIVES = moduleAlternatives(STEEL_CONNECTION_MODULE, {
  topics: TOPICS,
  governing: new Set(["Bolts", "Plate", "Weld"]),
  candidates,
  remedies: [moreRows, thickerPlates, largerWelds, largerBolts, together],
  studies: () => [SHEAR, THICKNESS, WELD],
});
