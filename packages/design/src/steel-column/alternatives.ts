import { columnStudies } from "../column/studies.ts";
import {
  familyTrials,
  moduleAlternatives,
  type Search,
  scaledRows,
  sectionCandidates,
} from "../frame/alternatives/module-alternatives.ts";
import { topicsOf } from "../frame/checks/check-rows.ts";
import { CHECK_KINDS } from "./check-kinds.ts";
import type { ColumnInputs } from "./column-member.ts";
import { STEEL_COLUMN_MODULE } from "./module.ts";

const TOPICS = topicsOf(Object.entries(CHECK_KINDS).map(([id, kind]) => ({ id, ...kind })));

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

const STUDIES = columnStudies<ColumnInputs>(({ restraints }, k) => ({
  restraints: scaledRows(restraints, k, "position"),
}));

export const STEEL_COLUMN_ALTERNATIVES = moduleAlternatives(STEEL_COLUMN_MODULE, {
  topics: TOPICS,
  governing: new Set(["Compression", "Tension", "Section, combined", "Member, combined"]),
  candidates: sectionCandidates,
  remedies: [familyTrials, moreRestraints],
  studies: () => STUDIES,
});
