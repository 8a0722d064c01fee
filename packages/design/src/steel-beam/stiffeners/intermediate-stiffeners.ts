import {
  EDITION,
  intermediateAreaCheck,
  intermediateStiffnessCheck,
  type SteelSection,
  type StiffenerPlates,
  stiffenerOutstandCheck,
  stiffenerProblem,
  type WebStiffeners,
} from "@kingpost/as4100";
import { type Check, formatNumber, type Problem, standardReferences } from "@kingpost/calc";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection } from "../sections/span-sections.ts";

const REFERENCE = standardReferences("AS 4100", EDITION).clause("5.15");

/** Beyond this ratio of spacing to depth a web is unstiffened: AS 4100 5.11.5. */
const WIDEST_PANEL = 3;

interface Intermediate {
  readonly plates: StiffenerPlates;
  readonly web: WebStiffeners;
}

/** The stiffeners that are entered, whether or not they suit the section. A tension field is not counted. */
function entered(inputs: SteelBeamInputs): Intermediate | undefined {
  if (!inputs.hasIntermediateStiffeners) return undefined;
  const { stiffenerSpacing, stiffenerWidth, stiffenerThickness, stiffenerSides, stiffenerFy } = inputs;
  return {
    plates: {
      width: stiffenerWidth,
      thickness: stiffenerThickness,
      sides: stiffenerSides === "both" ? 2 : 1,
      fy: stiffenerFy,
    },
    web: { spacing: stiffenerSpacing, hasTensionField: false },
  };
}

/** Why they do not stiffen the web of a section, or undefined. */
function unsuited(section: SteelSection, { plates, web: { spacing } }: Intermediate): string | undefined {
  const problem = stiffenerProblem(section, plates);
  if (problem !== undefined) return problem;
  const depth = section.d - 2 * section.tf;
  if (spacing <= WIDEST_PANEL * depth) return undefined;
  const most = formatNumber(WIDEST_PANEL * depth, { decimals: [0, 0] });
  return `Not covered: stiffeners count up to a spacing of three times the clear depth of the web, here ${most} mm. The web is checked without them.`;
}

/** The stiffeners that count for a section. */
export function webStiffenersOf(inputs: SteelBeamInputs, section: SteelSection): WebStiffeners | undefined {
  const found = entered(inputs);
  return found && unsuited(section, found) === undefined ? found.web : undefined;
}

/** Outstand, area and stiffness of the stiffeners; the web is checked in shear. Units `shear` in N. */
export function intermediateChecks(
  inputs: SteelBeamInputs,
  { section, idOf, titleOf }: BeamSection,
  shear: number,
): Check[] {
  const found = entered(inputs);
  if (!found) return [];
  const reason = unsuited(section, found);
  const id = "intermediate-stiffener";
  if (reason !== undefined) {
    const title = titleOf("Intermediate stiffeners");
    return [{ id: idOf(id), group: "Strength", title, reference: REFERENCE, kind: "not covered", reason }];
  }
  const { plates, web } = found;
  const names = (check: string, title: string) => ({ id: idOf(`${id}/${check}`), title: titleOf(title) });
  return [
    stiffenerOutstandCheck(plates, names("outstand", "Outstand of the intermediate stiffeners")),
    intermediateAreaCheck(section, plates, web, shear, names("area", "Area of the intermediate stiffeners")),
    intermediateStiffnessCheck(
      section,
      plates,
      web.spacing,
      names("stiffness", "Stiffness of the intermediate stiffeners"),
    ),
  ];
}

/** What is wrong with them, beside their fields. */
export function intermediateProblems(inputs: SteelBeamInputs, section: SteelSection): readonly Problem[] {
  const found = entered(inputs);
  if (!found) return [];
  const message = unsuited(section, found);
  if (message === undefined) return [];
  const isPlate = stiffenerProblem(section, found.plates) !== undefined;
  return [{ kind: "note", path: isPlate ? "/stiffenerWidth" : "/stiffenerSpacing", message }];
}
