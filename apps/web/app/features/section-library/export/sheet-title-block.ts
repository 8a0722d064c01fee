import type { ProjectTitleBlock } from "@kingpost/report/blocks";
import type { SheetOwner } from "./sheet-owner.ts";

type Cell = ProjectTitleBlock["rows"][number][number];

/** The title block of a sheet of the library. */
export interface SheetOf {
  readonly owner: SheetOwner;
  /** The first cell: the kind of sheet, and what it shows. */
  readonly shows: { readonly label: string; readonly text: string };
  /** What stands beside the project; the shares make 0.3. */
  readonly beside: readonly Cell[];
  /** `23 November 2026` */
  readonly date: string;
  /** The address of the page that shows the same. */
  readonly address: string;
}

const both = (...texts: readonly string[]) => texts.filter(Boolean).join(" \u00b7 ");

/** The title block of a data sheet and of the book of tables. */
export function sheetTitleBlock({ owner, shows, beside, date, address }: SheetOf): ProjectTitleBlock {
  const { firm, project } = owner;
  return {
    firm,
    rows: [
      [
        { ...shows, share: 0.42 },
        { label: "Project", text: both(project.number, project.name), share: 0.28 },
        ...beside,
      ],
      [
        { label: "Standard", text: "AS 4100:2020", share: 0.42 },
        { label: "Job, subject", text: both(project.job, project.subject), share: 0.28 },
        { label: "By", text: project.by, share: 0.15 },
        { label: "Checked", text: project.checked, share: 0.15 },
      ],
      [
        { label: "Site address", text: project.address, share: 0.42 },
        { label: "Client", text: project.client, share: 0.28 },
        { label: "Date", text: date, share: 0.15 },
        { label: "Sheet", text: "", share: 0.15 },
      ],
    ],
    note: "To be verified by a qualified engineer.",
    address,
  };
}
