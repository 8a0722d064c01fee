import type { Catalogue, CatalogueEntry, SteelSectionRecord } from "@kingpost/sections";
import { memo, useMemo } from "react";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask } from "../../../ui/export/use-task.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { load } from "../filter/needs.ts";
import { entriesOfFamily, familyToShow, isTableShown, tableEntries } from "../table/table-entries.ts";
import { type LibraryState, needOf } from "../view-state/library-state.ts";

interface ListDownloadProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** What search, tab and filters leave. */
  readonly found: readonly CatalogueEntry[];
}

/** The rows of the table in their order where that is on view, else the list as it stands; or the whole library, as a file for a spreadsheet. */
export const ListDownload = memo(function ListDownload({ catalogue, state, found }: ListDownloadProps) {
  const { section, family, sort, member } = state;
  const isTable = isTableShown(state);
  const onView = section === undefined ? undefined : catalogue.entry(section)?.category;
  const ofTable = familyToShow(family, onView, found);
  const size = useMemo(
    () => (isTable ? entriesOfFamily(found, ofTable).length : found.length),
    [isTable, found, ofTable],
  );
  const [task, start] = useTask();
  const item = (id: string, label: string, what: string, take: () => Promise<string>): MenuItem => ({
    id,
    label,
    onSelect: () => start({ what, run: async () => `Downloaded ${await take()}.` }),
  });
  const files = () => import("./files.ts");
  const listed = async (): Promise<SteelSectionRecord[]> => {
    await load(needOf(state));
    const entries = isTable ? tableEntries(catalogue, found, ofTable, { sort, member }) : found;
    return entries.flatMap(({ id }) => catalogue.record(id) ?? []);
  };
  const all = async () => {
    await load("records");
    return catalogue.records();
  };
  const { version } = catalogue;
  const origin = { version, publicUrl: usePublicUrl() };
  // The table has columns of capacities; the list has none.
  const shown = isTable ? { member } : {};
  const library = "the whole library";
  const these = isTable ? (size === 1 ? "This section" : `These ${size} sections`) : `This list (${size})`;
  const list: readonly MenuItem[] =
    size === 0
      ? []
      : [
          item("list-xlsx", `${these}, Excel`, "the list", async () =>
            (await files()).takeXlsx(await listed(), origin, shown),
          ),
          item("list-csv", `${these}, CSV`, "the list", async () =>
            (await files()).takeCsv(await listed(), shown),
          ),
        ];
  const whole: readonly MenuItem[] = [
    item("all-xlsx", `All ${catalogue.entries.length}, Excel`, library, async () => {
      const { libraryFileName, takeXlsx } = await files();
      return takeXlsx(await all(), origin, { name: libraryFileName(version, "xlsx") });
    }),
    item("all-csv", `All ${catalogue.entries.length}, CSV`, library, async () => {
      const { libraryFileName, takeCsv } = await files();
      return takeCsv(await all(), { name: libraryFileName(version, "csv") });
    }),
  ];
  return (
    <div className="flex flex-wrap items-center gap-y-2 border-hairline border-t bg-sheet px-3 py-2">
      <TaskNotice task={task} />
      <Menu
        label="Download list"
        groups={[list, whole].filter((group) => group.length > 0)}
        isBusy={task.state === "working"}
      />
    </div>
  );
});
