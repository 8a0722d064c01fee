import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import { verdictOf } from "@kingpost/calc";
import { moduleAlternatives, type Search, scaledRows } from "../../frame/alternatives/module-alternatives.ts";
import { isRemedy, type Rated } from "../../frame/alternatives/rating.ts";
import type { Study } from "../../frame/alternatives/studies.ts";
import { topicsOf } from "../../frame/checks/check-rows.ts";
import { boltPositions } from "../base-design.ts";
import { BASE_CHECKS } from "../checks.ts";
import { type BaseplateInputs, FIELDS } from "../fields.ts";
import { BASEPLATE_MODULE } from "../module.ts";
import {
  deeperBolts,
  deeperEmbedments,
  edgeBars,
  isToEn1992,
  largerPedestals,
  moreBolts,
  splittingBars,
  widerBolts,
} from "./concrete-remedies.ts";
import { keyForShear } from "./shear-key.ts";
import { type Plated, THICKNESSES, thinnest } from "./thinnest-plate.ts";

/** Density of steel, kg/mm3. */
const DENSITY = 7.85e-6;

const BOLTS = BOLT_SIZES.flatMap((boltSize) =>
  BOLT_GRADES.map((boltGrade) => ({ boltSize, boltGrade, hole: 0 })),
);

/** Bolts as deep as they are, or where the concrete alone fails, the least depth with which they pass. */
function deepened(search: Search<BaseplateInputs>, plated: Plated | undefined): Plated | undefined {
  if (!plated || !isToEn1992(search) || !failsByConcreteAlone(plated.rated)) return plated;
  for (const embedment of deeperEmbedments({ ...search.inputs, ...plated.changes })) {
    const changes = { ...plated.changes, embedment };
    const rated = search.rate(changes);
    if (isRemedy(rated)) return { ...plated, changes, rated };
  }
  return plated;
}

const failsByConcreteAlone = ({ checks }: Rated): boolean => {
  const failed = checks.filter((check) => verdictOf(check) === "fail");
  return failed.length > 0 && failed.every(({ id }) => id.startsWith("anchor-"));
};

/** Every pattern, size and grade of bolts, each with the thinnest plate and the embedment that pass. */
function* candidates(search: Search<BaseplateInputs>) {
  const { inputs } = search;
  for (const { value: boltPattern } of FIELDS.boltPattern.options) {
    const count = boltPositions({ ...inputs, boltPattern }).length;
    for (const bolts of BOLTS) {
      const { boltSize, boltGrade } = bolts;
      const found = deepened(search, thinnest(search, { ...bolts, boltPattern }));
      const { embedment } = found?.changes ?? {};
      yield found && {
        id: `${boltPattern} ${boltSize} ${boltGrade}`,
        name: `${count} ${boltSize} ${boltGrade}/S`,
        detail: [
          `${found.thickness} mm plate`,
          ...(embedment === undefined ? [] : [`${embedment} mm deep`]),
        ].join(", "),
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

const actionStudy = (study: string, ...names: readonly ("n" | "mx" | "my")[]): Study<BaseplateInputs> => ({
  study,
  axis: "Factor",
  scaled: (inputs, k) => ({
    ...inputs,
    actions: scaledRows(inputs.actions, k, ...names),
    caseActions: scaledRows(inputs.caseActions, k, ...names),
    ...(names.includes("n") ? { leastAxial: k * inputs.leastAxial } : {}),
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
    widerBolts,
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
