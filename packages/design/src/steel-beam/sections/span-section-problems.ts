import { formatNumber, type Problem } from "@kingpost/calc";
import { sectionChanges } from "../../beam/span-sections.ts";
import { noSection } from "../../frame/module/section-of.ts";
import { actsSideways } from "../biaxial/sideways.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection, OtherRecords } from "./span-sections.ts";

const metres = (x: number): string => `${formatNumber(x / 1000, { decimals: [0, 3] })} m`;

/** What is wrong with the rows of other sections, which may be none of the catalogue. */
export function otherSectionProblems(
  inputs: SteelBeamInputs,
  sections: readonly BeamSection[],
  others: OtherRecords,
): readonly Problem[] {
  const { otherSections, spans } = inputs;
  const count = spans.length;
  const ofRows = otherSections.flatMap(({ span, section }, at): readonly Problem[] => {
    const row = `/otherSections/${at}`;
    const twin = otherSections.findIndex((one) => one.span === span);
    if (span > count) {
      const message = `The beam has ${count} span${count === 1 ? "" : "s"}, numbered from the left.`;
      return [{ kind: "error", path: `${row}/span`, message }];
    }
    if (twin < at) {
      return [
        { kind: "error", path: `${row}/span`, message: `Row ${twin + 1} is already for span ${span}.` },
      ];
    }
    const path = `${row}/section`;
    if (section === "") {
      return [{ kind: "note", path, message: "This row has no effect until a section is chosen." }];
    }
    if (!others[span - 1]) {
      return [{ kind: "error", path, message: noSection(section) }];
    }
    return section === inputs.section
      ? [{ kind: "note", path, message: "This is the section of the beam." }]
      : [];
  });
  if (ofRows.some(({ kind }) => kind === "error")) return ofRows;
  if (others.length > 0 && others.every((other) => other !== undefined)) {
    const message =
      "Every span has another section. Choose the section of one of them as the section of the beam, and delete its row.";
    return [...ofRows, { kind: "error", path: "/otherSections", message }];
  }
  const changes = sectionChanges(sections);
  if (changes.length === 0) return ofRows;
  if (inputs.bentAbout === "y" || actsSideways(inputs)) {
    const message =
      "Bending about y is checked for beams of one section. Delete the other sections, or the slope, the lateral loads and the bending about y.";
    return [...ofRows, { kind: "error", path: "/otherSections", message }];
  }
  const places = changes.map(({ x }) => metres(x)).join(", ");
  const message = `The section changes at ${places}. The connection of the sections is not designed: the table “Section changes” has its actions.`;
  return [...ofRows, { kind: "note", path: "/otherSections", message }];
}
