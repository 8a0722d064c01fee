import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import { BASE_LIMITS } from "@kingpost/connections";
import { moduleAlternatives, type Search, scaledRows } from "../frame/alternatives/module-alternatives.ts";
import { isRemedy, type Rated } from "../frame/alternatives/rating.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import { topicsOf } from "../frame/checks/check-rows.ts";
import { diameterOf } from "./anchorage.ts";
import { boltPositions } from "./base-design.ts";
import { BASE_CHECKS } from "./checks.ts";
import { type BaseplateInputs, FIELDS } from "./fields.ts";
import { BASEPLATE_MODULE } from "./module.ts";

/** Plates to AS/NZS 3678, mm. */
const THICKNESSES = [12, 16, 20, 25, 28, 32, 36, 40, 45, 50, 60, 70, 80, 90, 100] as const;

/** Density of steel, kg/mm3. */
const DENSITY = 7.85e-6;

type Changes = Partial<BaseplateInputs>;

interface Plated {
  readonly thickness: number;
  readonly changes: Changes;
  readonly rated: Rated;
}

const failsByPlate = ({ checks }: Rated): boolean =>
  checks.some(({ id, ...check }) => id.startsWith("plate-") && check.kind === "limit" && check.ratio > 1);

/** The thinnest plate with which a base passes, or the thickest that is of use: a thicker plate does not help other checks. */
function thinnest({ rate }: Search<BaseplateInputs>, others: Changes): Plated | undefined {
  let last: Plated | undefined;
  for (const thickness of THICKNESSES) {
    const changes = { ...others, plateThickness: thickness };
    const rated = rate(changes);
    if (!rated) continue;
    last = { thickness, changes, rated };
    if (isRemedy(rated) || !failsByPlate(rated)) return last;
  }
  return last;
}

const BOLTS = BOLT_SIZES.flatMap((boltSize) =>
  BOLT_GRADES.map((boltGrade) => ({ boltSize, boltGrade, hole: 0 })),
);

/** Every pattern, size and grade of bolts, each with the thinnest plate that passes. */
function* candidates(search: Search<BaseplateInputs>) {
  const { inputs } = search;
  for (const { value: boltPattern } of FIELDS.boltPattern.options) {
    const count = boltPositions({ ...inputs, boltPattern }).length;
    for (const bolts of BOLTS) {
      const { boltSize, boltGrade } = bolts;
      const found = thinnest(search, { ...bolts, boltPattern });
      yield found && {
        id: `${boltPattern} ${boltSize} ${boltGrade}`,
        name: `${count} ${boltSize} ${boltGrade}/S`,
        detail: `${found.thickness} mm plate`,
        mass: DENSITY * inputs.plateLength * inputs.plateWidth * found.thickness,
        depth: found.thickness,
        changes: found.changes,
        rated: found.rated,
      };
    }
  }
}

function* thickerPlates({ inputs }: Search<BaseplateInputs>) {
  for (const thickness of THICKNESSES.filter((one) => one > inputs.plateThickness)) {
    const changes = { plateThickness: thickness };
    yield { id: `thickness/${thickness}`, title: `Use a ${thickness} mm plate`, changes };
  }
}

function* largerBolts(search: Search<BaseplateInputs>) {
  for (const bolts of BOLTS) {
    const found = thinnest(search, bolts);
    const { boltSize, boltGrade } = bolts;
    yield found && {
      ...found,
      id: `bolts/${boltSize}`,
      title: `Use ${boltSize} Grade ${boltGrade}/S bolts and a ${found.thickness} mm plate`,
    };
  }
}

function* largerPlates(search: Search<BaseplateInputs>) {
  const { plateLength, plateWidth, pitch } = search.inputs;
  for (let more = 50; more <= 400; more += 50) {
    const [length, width] = [plateLength + more, plateWidth + more];
    const changes = { plateLength: length, plateWidth: width, pitch: pitch === 0 ? 0 : pitch + more };
    const found = thinnest(search, changes);
    yield found && {
      ...found,
      id: `plate/${more}`,
      title: `Use a ${length} \u00d7 ${width} \u00d7 ${found.thickness} mm plate`,
    };
  }
}

const isToEn1992 = ({ inputs }: Search<BaseplateInputs>): boolean => inputs.anchorMethod === "en1992";

const EMBEDMENT_STEP = 25;

/** Embedments beyond that of the design, as far as the bolts and the depth of the concrete allow. */
function deeperEmbedments({
  boltSize,
  embedment,
  pedestalDepth,
  headCover,
}: BaseplateInputs): readonly number[] {
  const diameter = diameterOf(boltSize);
  const most = Math.min(
    BASE_LIMITS.embedment.most * diameter,
    pedestalDepth - headCover - HEAD_ALLOWANCE * diameter,
  );
  const first = (Math.floor(embedment / EMBEDMENT_STEP) + 1) * EMBEDMENT_STEP;
  const count = Math.max(Math.floor((most - first) / EMBEDMENT_STEP) + 1, 0);
  return Array.from({ length: count }, (_, at) => first + at * EMBEDMENT_STEP);
}

/** Thickness of a head, in diameters. */
const HEAD_ALLOWANCE = 1;

function* deeperBolts(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  for (const embedment of deeperEmbedments(search.inputs)) {
    yield { id: `embedment/${embedment}`, title: `Embed the bolts ${embedment} mm`, changes: { embedment } };
  }
}

/** More bolts, which are further from each other than those of the design. */
function* moreBolts(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  const { inputs } = search;
  const now = boltPositions(inputs).length;
  for (const { value: boltPattern } of FIELDS.boltPattern.options) {
    const count = boltPositions({ ...inputs, boltPattern }).length;
    if (count <= now) continue;
    const found = thinnest(search, { boltPattern });
    yield found && {
      ...found,
      id: `pattern/${boltPattern}`,
      title: `Use ${count} bolts and a ${found.thickness} mm plate`,
    };
  }
}

/** A pedestal whose edges are further away, with the bolts as deep as they are or deeper. */
function* largerPedestals(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  const { inputs } = search;
  const deeper = deeperEmbedments(inputs);
  for (let more = 100; more <= 1200; more += 100) {
    const [pedestalLength, pedestalWidth] = [inputs.pedestalLength + more, inputs.pedestalWidth + more];
    const size = { pedestalLength, pedestalWidth, ...widened(inputs, more / 2) };
    const title = `Use a pedestal of ${pedestalLength} \u00d7 ${pedestalWidth} mm`;
    yield { id: `pedestal/${more}`, title, changes: size };
    const embedment = deeper.find((depth) => depth >= inputs.embedment + more / 4);
    if (embedment === undefined) continue;
    yield {
      id: `pedestal/${more}-${embedment}`,
      title: `${title} and embed the bolts ${embedment} mm`,
      changes: { ...size, embedment },
    };
  }
}

/** Entered edges move with the pedestal. */
function widened({ edgeLeft, edgeRight, edgeBottom, edgeTop }: BaseplateInputs, more: number): Changes {
  const moved = (edge: number) => (edge > 0 ? edge + more : 0);
  return {
    edgeLeft: moved(edgeLeft),
    edgeRight: moved(edgeRight),
    edgeBottom: moved(edgeBottom),
    edgeTop: moved(edgeTop),
  };
}

function* edgeBars(search: Search<BaseplateInputs>) {
  const { hasEdgeBars, concreteState } = search.inputs;
  if (!isToEn1992(search) || hasEdgeBars || concreteState !== "cracked") return;
  yield {
    id: "edge-bars",
    title: "Reinforce the edge: 12 mm bars with ties at 100 mm",
    changes: { hasEdgeBars: true },
  };
}

/** Splitting reinforcement, mm²: pairs of 12 and 16 mm bars. */
const SPLITTING_AREAS = [226, 452, 804, 1206, 1608] as const;

function* splittingBars(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search)) return;
  for (const area of SPLITTING_AREAS.filter((one) => one > search.inputs.splittingBars)) {
    yield {
      id: `splitting/${area}`,
      title: `Provide ${area} mm\u00b2 of splitting reinforcement`,
      changes: { splittingBars: area },
    };
  }
}

/** The concrete in front of a key is then for an engineer. */
function* keyForShear(search: Search<BaseplateInputs>) {
  if (!isToEn1992(search) || search.inputs.shearBy !== "anchors") return;
  yield {
    id: "key",
    title: "Carry the shear with a shear key",
    changes: { shearBy: "key" as const },
  };
}

const actionStudy = (study: string, ...names: readonly ("n" | "mx" | "my")[]): Study<BaseplateInputs> => ({
  study,
  axis: "Factor",
  scaled: (inputs, k) => ({
    ...inputs,
    actions: scaledRows(inputs.actions, k, ...names),
    caseActions: scaledRows(inputs.caseActions, k, ...names),
  }),
  value: (_, k) => k,
});

const EMBEDMENT: Study<BaseplateInputs> = {
  study: "Embedment",
  axis: "Embedment (mm)",
  scaled: (inputs, k) => ({ ...inputs, embedment: k * inputs.embedment }),
  value: ({ embedment }, k) => k * embedment,
};

const THICKNESS: Study<BaseplateInputs> = {
  study: "Plate thickness",
  axis: "Thickness (mm)",
  scaled: (inputs, k) => ({ ...inputs, plateThickness: k * inputs.plateThickness }),
  value: ({ plateThickness }, k) => k * plateThickness,
};

export const BASEPLATE_ALTERNATIVES = moduleAlternatives(BASEPLATE_MODULE, {
  topics: { ...topicsOf(BASE_CHECKS), stability: "Stability" },
  governing: new Set(["Concrete", "Plate", "Bolts"]),
  candidates,
  remedies: [
    thickerPlates,
    largerBolts,
    largerPlates,
    deeperBolts,
    moreBolts,
    edgeBars,
    splittingBars,
    largerPedestals,
    keyForShear,
  ],
  studies: ({ actions, caseActions, anchorMethod }) => {
    const isPulled = [...actions, ...caseActions].some(({ n }) => n < 0);
    const hasMoment = [...actions, ...caseActions].some(({ mx, my }) => mx !== 0 || my !== 0);
    const moments = hasMoment ? [actionStudy("Moments", "mx", "my")] : [];
    const anchors = anchorMethod === "en1992" && isPulled ? [EMBEDMENT] : [];
    return [THICKNESS, ...anchors, actionStudy("Axial forces", "n"), ...moments];
  },
});
