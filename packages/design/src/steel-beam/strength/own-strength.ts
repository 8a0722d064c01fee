import { EDITION, type SteelSection } from "@kingpost/as4100";
import { type Check, type Problem, StepList, standardReferences, symbol } from "@kingpost/calc";
import {
  customSectionRecordOf,
  type SteelSectionRecord,
  steelSectionOf,
  steelSectionWithStrengths,
} from "@kingpost/sections";
import type { SteelBeamInputs } from "../form/inputs.ts";

/** Whether the strengths that the user states are those of a section: the chosen one, no candidate. */
function isStated({ strength, section }: SteelBeamInputs, { id }: SteelSectionRecord): boolean {
  return strength === "own" && id === (customSectionRecordOf(section)?.id ?? section);
}

/** A section in its grade, or with the strengths that the user states for it. */
export function steelSectionFor(inputs: SteelBeamInputs, record: SteelSectionRecord): SteelSection {
  if (!isStated(inputs, record)) return steelSectionOf(record);
  const { ownFy: fy, ownFu: fu } = inputs;
  return steelSectionWithStrengths(record, { fy, fu });
}

/** What a design with another section has instead of the strengths of the chosen one. */
export function strengthWith(inputs: SteelBeamInputs, record: SteelSectionRecord) {
  return inputs.strength === "own" && !isStated(inputs, record) ? ({ strength: "grade" } as const) : {};
}

/** Beside the grade of a candidate. */
export function statedText(inputs: SteelBeamInputs, record: SteelSectionRecord): string {
  return isStated(inputs, record) ? `, user-defined yield stress ${inputs.ownFy} MPa` : "";
}

const REFERENCE = standardReferences("AS 4100", EDITION).clause("2.1.1");
const rule = (title: string, notation: string) => ({
  id: notation,
  title,
  reference: REFERENCE,
  result: symbol(notation, "MPa"),
  rule: "user-defined value",
});
const RULES = {
  fy: rule("Yield stress of flanges and web", "f_y"),
  fu: rule("Tensile strength", "f_u"),
} as const;

/** The strengths that the user states, with the reason. */
export function strengthChecks(inputs: SteelBeamInputs, record: SteelSectionRecord): Check[] {
  if (!isStated(inputs, record)) return [];
  const { ownFy: fy, ownFu: fu, strengthReason } = inputs;
  const list = new StepList();
  list.rule(RULES.fy, fy, strengthReason);
  list.rule(RULES.fu, fu, strengthReason);
  return [
    {
      id: "own-strength",
      group: "Strength",
      title: "User-defined steel strengths",
      reference: REFERENCE,
      kind: "requirement",
      isMet: fu > fy,
      finding: `Yield stress ${fy} MPa and tensile strength ${fu} MPa replace ${gradeText(record)}. Reason: ${strengthReason}`,
      steps: list.steps,
      assumptions: [
        "The strengths of the steel are stated by the user. Form factor and effective moduli are calculated for them.",
      ],
    },
  ];
}

function gradeText(record: SteelSectionRecord): string {
  const { fy, fyw, fu } = steelSectionOf(record);
  const web = fyw === fy ? "" : ` (web ${fyw} MPa)`;
  return `the yield stress of ${fy} MPa${web} and the tensile strength of ${fu} MPa of ${record.name}`;
}

export function strengthProblems(inputs: SteelBeamInputs, record: SteelSectionRecord): readonly Problem[] {
  if (inputs.strength !== "own") return [];
  const { ownFy, ownFu, strengthReason } = inputs;
  const error = (path: string, message: string): Problem => ({ kind: "error", path, message });
  return [
    ...(ownFu > ownFy
      ? []
      : [error("/ownFu", "The tensile strength must be greater than the yield stress.")]),
    ...(strengthReason.trim() === "" ? [error("/strengthReason", "Enter the reason: it is printed.")] : []),
    {
      kind: "note",
      path: "/ownFy",
      message: `These replace ${gradeText(record)}. Candidates have the strengths of their grades.`,
    },
  ];
}
