import { firmOfTitleBlock, NO_FIRM, NO_PROJECT, type ProjectDetails } from "@kingpost/design/report";
import type { ProjectTitleBlock } from "@kingpost/report/blocks";
import { firmOf } from "../../../ui/firm/account-firm.ts";
import { keptProject } from "../../../ui/firm/kept-project.ts";

/** For whom a sheet is made: the firm and the project of its title block. */
export interface SheetOwner {
  readonly firm: ProjectTitleBlock["firm"];
  readonly project: ProjectDetails;
}

/** The title block is to be stamped or filled in by hand. */
export const NO_OWNER: SheetOwner = { firm: firmOfTitleBlock(NO_FIRM), project: NO_PROJECT };

/** The firm and the project details of a user (`useOwner`). */
export async function sheetOwner(owner: string): Promise<SheetOwner> {
  return { firm: firmOfTitleBlock(await firmOf(owner)), project: keptProject(owner) };
}
