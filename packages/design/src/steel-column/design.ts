import { EDITION, type SteelSection } from "@kingpost/as4100";
import { type Check, type DesignResult, DomainError, standardReferences } from "@kingpost/calc";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { sectionOf } from "../section-of.ts";
import { worstOfEach } from "../worst-of-each.ts";
import { type ColumnInputs, type ColumnMember, columnMember } from "./column-member.ts";
import { type CombinationResult, combinationChecks } from "./combination-checks.ts";
import { combinationsOf } from "./combinations.ts";

export interface ColumnResults {
  readonly section: SteelSection;
  /** kg/m. */
  readonly mass: number;
  readonly member: ColumnMember;
  readonly inputs: ColumnInputs;
  readonly combinations: readonly CombinationResult[];
}

export function design(inputs: ColumnInputs, resources: Resources): DesignResult<ColumnResults, never> {
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new DomainError("no-section", `${inputs.section} is not a section of the catalogue.`);
  return { ...designer(inputs)(record), diagrams: [] };
}

/** Designs one column with any section. */
export function designer(inputs: ColumnInputs) {
  const member = columnMember(inputs);
  return (
    record: SteelSectionRecord,
  ): { readonly checks: readonly Check[]; readonly results: ColumnResults } => {
    const section = steelSectionOf(record);
    const combinations = combinationsOf(inputs, section);
    const found = combinations.map((of) => combinationChecks(inputs, member, section, of));
    const checks = [
      ...worstOfEach(found.flatMap((one) => one.checks)),
      ...notCovered(
        section,
        combinations.some(({ n }) => n > 0),
      ),
    ];
    const { mass } = record.properties;
    return { checks, results: { section, mass, member, inputs, combinations: found } };
  };
}

const { clause } = standardReferences("AS 4100", EDITION);

/** What a column of this kind needs beside, and is not checked for. */
function notCovered({ kind }: SteelSection, isCompressed: boolean): readonly Check[] {
  const row = (id: string, title: string, place: string, reason: string): Check => ({
    id,
    group: "Strength",
    title,
    reference: clause(place),
    kind: "not covered",
    reason,
  });
  if (kind === "angle") {
    return [
      row(
        "eccentric-angle",
        "Eccentric connection of the angle",
        "8.4.6",
        "An angle that is connected by one leg also bends. The force is taken at its centroid.",
      ),
    ];
  }
  return kind === "channel" && isCompressed
    ? [
        row(
          "flexural-torsional-buckling",
          "Flexural-torsional buckling to AS/NZS 4600",
          "6.3.3",
          "A channel in compression may also twist, which AS/NZS 4600 covers. It is checked by an approximate route: 0.85 of the capacity for its elastic buckling load.",
        ),
      ]
    : [];
}
