import type { StandardEdition } from "@kingpost/calc";
import type { ProjectTitleBlock } from "@kingpost/report/blocks";
import type { ProjectDetails } from "./project-details.ts";

interface TitleBlockOf {
  readonly firm: ProjectTitleBlock["firm"];
  readonly project: ProjectDetails;
  /** Every Standard that is cited. */
  readonly standards: readonly StandardEdition[];
  /** `Steel Beam (beta) 0.1.0` */
  readonly engine: string;
  readonly date: string;
  /** Address of the page that shows the same. */
  readonly address: string;
}

const both = (...texts: readonly string[]) => texts.filter(Boolean).join(" \u00b7 ");

/** The edition of one; of several, without amendments and titles: they have two lines. */
const standardsText = (standards: readonly StandardEdition[]): string =>
  standards.length === 1
    ? (standards[0]?.edition ?? "")
    : standards.map(({ edition }) => edition.replace(/(?: \(|, |: ).*$/, "")).join("; ");

/** As many letters have two lines in a part of the row as wide as the project's. */
const FEW_LETTERS = 85;

/** The parts of the last row: many Standards take some of the others', which are short, so that none is cut off. */
const lastRow = (standards: string) =>
  standards.length <= FEW_LETTERS
    ? { standards: 0.42, engine: 0.28, date: 0.16, sheet: 0.14 }
    : { standards: 0.54, engine: 0.2, date: 0.15, sheet: 0.11 };

/** The title block of every sheet of a design, and of the front sheet of several. */
export function designTitleBlock({
  firm,
  project,
  standards,
  engine,
  date,
  address,
}: TitleBlockOf): ProjectTitleBlock {
  const cited = standardsText(standards);
  const shares = lastRow(cited);
  return {
    firm,
    rows: [
      [
        { label: "Project", text: both(project.number, project.name), share: 0.42 },
        { label: "Client", text: project.client, share: 0.28 },
        { label: "Mark", text: project.mark, share: 0.16 },
        { label: "Revision", text: project.revision, share: 0.14 },
      ],
      [
        { label: "Site address", text: project.address, share: 0.42 },
        { label: "Job, subject", text: both(project.job, project.subject), share: 0.28 },
        { label: "By", text: project.by, share: 0.16 },
        { label: "Checked", text: project.checked, share: 0.14 },
      ],
      [
        {
          label: standards.length === 1 ? "Standard" : "Standards",
          text: cited,
          share: shares.standards,
        },
        { label: "Engine", text: engine, share: shares.engine },
        { label: "Date", text: date, share: shares.date },
        { label: "Sheet", text: "", share: shares.sheet },
      ],
    ],
    note: "Beta. To be verified by a qualified engineer.",
    address,
  };
}
