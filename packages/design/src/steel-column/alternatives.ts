import { fromBase } from "@kingpost/calc";
import {
  familyTrials,
  moduleAlternatives,
  type Search,
  scaledRows,
  sectionCandidates,
} from "../frame/alternatives/module-alternatives.ts";
import type { Study } from "../frame/alternatives/studies.ts";
import type { ColumnInputs } from "./column-member.ts";
import { STEEL_COLUMN_MODULE } from "./module.ts";

const TOPICS = {
  "section-compression": "Compression",
  "member-compression-x": "Compression",
  "member-compression-y": "Compression",
  "member-compression-xz": "Compression",
  "elastic-buckling-x": "Compression",
  "elastic-buckling-y": "Compression",
  tension: "Tension",
  "section-moment-x": "Section, combined",
  "section-moment-y": "Section, combined",
  "combined-section": "Section, combined",
  "in-plane-x": "Member, combined",
  "in-plane-y": "Member, combined",
  "out-of-plane": "Member, combined",
  "combined-member": "Member, combined",
  shear: "Shear",
  "shear-with-bending": "Shear",
} as const;

/** More restraints than this are not proposed. */
const MOST_RESTRAINTS = 3;

function* moreRestraints({ inputs: { length } }: Search<ColumnInputs>) {
  for (let count = 1; count <= MOST_RESTRAINTS; count += 1) {
    const restraints = Array.from({ length: count }, (_, at) => ({
      position: Math.round((length * (at + 1)) / (count + 1)),
      kind: "both" as const,
    }));
    const where = count === 1 ? "mid-height" : `${count} points at equal spacing`;
    yield { id: `restraints/${count}`, title: `Restrain both flanges at ${where}`, changes: { restraints } };
  }
}

const STUDIES: readonly Study<ColumnInputs>[] = [
  {
    study: "Length, restraints in proportion",
    axis: "Length (m)",
    scaled: (inputs, k) => ({
      ...inputs,
      length: k * inputs.length,
      restraints: scaledRows(inputs.restraints, k, "position"),
      transverse: scaledRows(inputs.transverse, k, "z"),
      caseTransverse: scaledRows(inputs.caseTransverse, k, "z"),
    }),
    value: ({ length }, k) => fromBase(k * length, "m"),
  },
  {
    study: "Axial forces and beam reactions",
    axis: "Factor",
    scaled: (inputs, k) => ({
      ...inputs,
      actions: scaledRows(inputs.actions, k, "n"),
      caseActions: scaledRows(inputs.caseActions, k, "n"),
      reactions: scaledRows(inputs.reactions, k, "force"),
    }),
    value: (_, k) => k,
  },
];

export const STEEL_COLUMN_ALTERNATIVES = moduleAlternatives(STEEL_COLUMN_MODULE, {
  topics: TOPICS,
  governing: new Set(["Compression", "Tension", "Section, combined", "Member, combined"]),
  candidates: sectionCandidates,
  remedies: [familyTrials, moreRestraints],
  studies: () => STUDIES,
});
