import { type SectionRecord, shortGrade } from "@kingpost/sections";
import type { MouseEvent } from "react";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask, type Work } from "../../../ui/export/use-task.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { listFileName } from "../export/file-name.ts";
import { takeCsv, takeDataSheet, takeDxf, takeSvg, takeXlsx } from "../export/files.ts";
import { HeadMenu } from "./head-menu.tsx";
import { libraryLink } from "./library-link.ts";

interface SizeExportsProps {
  /** A size in each grade. */
  readonly records: readonly SectionRecord[];
}

/**
 * The files of a size. The browser makes them: the page hydrates when one is chosen for the first time. Without scripts each leads to the size in the
 * library, which has them too.
 */
export function SizeExports({ records }: SizeExportsProps) {
  const { version } = useCatalogue();
  const origin = { version, publicUrl: usePublicUrl() };
  const owner = useOwner();
  const [task, start] = useTask();
  const [first] = records;
  if (!first) return null;
  const member = DEFAULT_MEMBER;
  const table = (extension: string) => ({
    member,
    scope: "all" as const,
    name: listFileName([first.name], extension),
    query: `?compare=${records.map(({ id }) => encodeURIComponent(id)).join()}`,
  });
  const drawing = "the drawing";
  const files: readonly FileOfSize[] = [
    ...records.map((record) => ({
      label: `Data sheet, ${shortGrade(record.grade)}`,
      detail: "PDF, one page A4",
      what: "the data sheet",
      run: () => takeDataSheet(record, origin, owner, member),
    })),
    { label: "Drawing for CAD", detail: "DXF, mm", what: drawing, run: () => takeDxf(first, origin) },
    { label: "Drawing", detail: "SVG, 1:1", what: drawing, run: () => takeSvg(first, origin) },
    {
      label: "Table",
      detail: "Excel",
      what: "the table",
      run: () => takeXlsx(records, origin, table("xlsx")),
    },
    { label: "Table", detail: "CSV", what: "the table", run: () => takeCsv(records, table("csv")) },
  ];
  const take = (event: MouseEvent<HTMLElement>, { what, run }: Work) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    start({ what, run: async () => `Downloaded ${await run()}.` });
  };
  return (
    <>
      <div className="size-task">
        <TaskNotice task={task} />
      </div>
      <HeadMenu label="Export">
        {files.map(({ label, detail, ...work }) => (
          <li key={label + detail}>
            <a
              className="menu-item"
              href={libraryLink(first)}
              data-hydrates=""
              onClick={(event) => take(event, work)}
            >
              {label} <span className="text-12 text-steel">{detail}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="menu-item" href={`/api/v1/sections/${first.name.toLowerCase()}`}>
            Properties and capacities <span className="text-12 text-steel">JSON</span>
          </a>
        </li>
      </HeadMenu>
    </>
  );
}

interface FileOfSize extends Work {
  readonly label: string;
  readonly detail: string;
}
