import type { Catalogue, CatalogueEntry, SteelSectionRecord } from "@kingpost/sections";
import { useMemo } from "react";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask } from "../../../ui/export/use-task.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { usePublicUrl } from "../../../ui/public-url.ts";
import { familyToShow, isTableShown, tableEntries } from "../table/table-entries.ts";
import type { LibraryState } from "../view-state/library-state.ts";
import { libraryFileName, takeCsv, takeXlsx } from "./files.ts";

interface ListDownloadProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** What search, tab and filters leave. */
  readonly found: readonly CatalogueEntry[];
}

/** The rows of the table in their order where that is on view, else the list as it stands; or the whole library, as a file for a spreadsheet. */
export function ListDownload({ catalogue, state, found }: ListDownloadProps) {
  const { section, family, sort, member } = state;
  const isTable = isTableShown(state);
  const entries = useMemo(() => {
    if (!isTable) return found;
    const onView = section === undefined ? undefined : catalogue.entry(section)?.category;
    return tableEntries(catalogue, found, familyToShow(family, onView, found), { sort, member });
  }, [catalogue, isTable, found, section, family, sort, member]);
  const [task, start] = useTask();
  const item = (id: string, label: string, what: string, take: () => Promise<string>): MenuItem => ({
    id,
    label,
    onSelect: () => start({ what, run: async () => `Downloaded ${await take()}.` }),
  });
  const listed = (): SteelSectionRecord[] => entries.flatMap(({ id }) => catalogue.record(id) ?? []);
  const all = () => catalogue.records();
  const { version } = catalogue;
  const origin = { version, publicUrl: usePublicUrl() };
  // The table has columns of capacities; the list has none.
  const shown = isTable ? { member } : {};
  const library = "the whole library";
  const size = entries.length;
  const these = isTable ? (size === 1 ? "This section" : `These ${size} sections`) : `This list (${size})`;
  const list: readonly MenuItem[] =
    size === 0
      ? []
      : [
          item("list-xlsx", `${these}, Excel`, "the list", () => takeXlsx(listed(), origin, shown)),
          item("list-csv", `${these}, CSV`, "the list", () => takeCsv(listed(), shown)),
        ];
  const whole: readonly MenuItem[] = [
    item("all-xlsx", `All ${catalogue.entries.length}, Excel`, library, () =>
      takeXlsx(all(), origin, { name: libraryFileName(version, "xlsx") }),
    ),
    item("all-csv", `All ${catalogue.entries.length}, CSV`, library, () =>
      takeCsv(all(), { name: libraryFileName(version, "csv") }),
    ),
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
}
