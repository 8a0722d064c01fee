import type { Catalogue, CatalogueEntry } from "@kingpost/sections/catalogue";
import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { libraryFileName, takeCsv, takeXlsx } from "./files.ts";
import { TaskNotice } from "./task-notice.tsx";
import { useTask } from "./use-task.ts";

interface ListDownloadProps {
  readonly catalogue: Catalogue;
  /** What search, tab and filters leave. */
  readonly entries: readonly CatalogueEntry[];
}

/** The list as it stands, or the whole library, as a file for a spreadsheet. */
export function ListDownload({ catalogue, entries }: ListDownloadProps) {
  const [task, start] = useTask();
  const item = (id: string, label: string, what: string, take: () => Promise<string>): MenuItem => ({
    id,
    label,
    onSelect: () => start({ what, run: async () => `${await take()} is downloaded.` }),
  });
  const listed = (): AnyRecord[] => entries.flatMap(({ id }) => catalogue.record(id) ?? []);
  const all = () => catalogue.records();
  const { version } = catalogue;
  const library = "the whole library";
  const list: readonly MenuItem[] =
    entries.length === 0
      ? []
      : [
          item("list-xlsx", `This list (${entries.length}), Excel`, "the list", () =>
            takeXlsx(listed(), version),
          ),
          item("list-csv", `This list (${entries.length}), CSV`, "the list", () => takeCsv(listed())),
        ];
  const whole: readonly MenuItem[] = [
    item("all-xlsx", `All ${catalogue.entries.length}, Excel`, library, () =>
      takeXlsx(all(), version, libraryFileName(version, "xlsx")),
    ),
    item("all-csv", `All ${catalogue.entries.length}, CSV`, library, () =>
      takeCsv(all(), libraryFileName(version, "csv")),
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
