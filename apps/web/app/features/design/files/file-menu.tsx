import { DESIGN_FILE_EXTENSION, writeFile } from "@kingpost/calc";
import type { RawInputs, RunnableModule } from "@kingpost/design";
import type { ProjectDetails, ReportLength, ReportOf } from "@kingpost/design/report";
import { Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { saveFile } from "../../../ui/export/save-file.ts";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useTask } from "../../../ui/export/use-task.ts";
import { LOSS_WORDS, lossOf } from "../../../ui/loading/loss.ts";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import type { OpenedLink } from "../state/open-link.ts";
import { designFileName } from "./design-file-name.ts";
import type * as Opening from "./open-file.ts";
import type { RESULT_FILES } from "./result-files.ts";
import type { SavedOnPage } from "./saved-in-report.ts";
import { useDroppedFile } from "./use-dropped-file.ts";

/** List to choose from, for a file with several designs. */
const ChooseDesign = lazyOrNothing(
  async () => (await import("./choose-design.tsx")).ChooseDesign<OpenedLink>,
);

interface FileMenuProps {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly project: ProjectDetails;
  readonly saved: SavedOnPage | undefined;
  /** Undefined where the inputs cannot be calculated. */
  readonly reportOf: (length: ReportLength) => ReportOf | undefined;
  readonly onOpen: (opened: OpenedLink) => void;
}

const REPORTS: readonly (readonly [ReportLength, string])[] = [
  ["summary", "summary, one page"],
  ["standard", "standard"],
  ["full", "full, all working"],
];

const NO_RESULT = "No report: there is no result. Correct the inputs with errors first.";

/** Saves and opens a design, as a file or inside a PDF report; a file may also be dropped on the page. */
export function FileMenu({ module, inputs, project, saved, reportOf, onOpen }: FileMenuProps) {
  const [task, start] = useTask();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Opening.FileChoice<OpenedLink>>();
  const openAny = async (file: File) => {
    let opening: typeof Opening;
    try {
      opening = await import("./open-file.ts");
    } catch (cause) {
      return onOpen({ problem: `The file was not opened. ${LOSS_WORDS[await lossOf(cause)]}` });
    }
    const opened = await opening.openFile(module, file);
    if ("designs" in opened) setChoice(opened);
    else onOpen(opened);
  };
  useDroppedFile(openAny, (problem) => onOpen({ problem }));
  const { kind, version, engine, edition } = module;
  const name = designFileName({ module, project, saved });
  const result = (
    id: string,
    label: string,
    format: keyof typeof RESULT_FILES,
    what: string,
    length: ReportLength = "standard",
  ): MenuItem => ({
    id,
    label,
    detail: format,
    onSelect: () =>
      start({
        what,
        run: async () => {
          const of = reportOf(length);
          if (!of) return NO_RESULT;
          const { RESULT_FILES } = await import("./result-files.ts");
          const file = `${name}.${format.toLowerCase()}`;
          saveFile(await RESULT_FILES[format](of), file);
          return `Downloaded ${file}.`;
        },
      }),
  });
  const results = [
    ...REPORTS.map(([length, label]) => result(length, `Report: ${label}`, "PDF", "the report", length)),
    ...(module.isDrawnToScale ? [result("drawing", "Drawing", "DXF", "the drawing")] : []),
    result("tables", "Tables of results", "CSV", "the tables"),
  ];
  const files: MenuItem[] = [
    {
      id: "save",
      label: "Save design",
      detail: "JSON",
      onSelect: () =>
        saveFile(
          new Blob([writeFile({ kind, version, engine, edition, project, inputs })], {
            type: "application/json",
          }),
          name + DESIGN_FILE_EXTENSION,
        ),
    },
    { id: "open", label: "Open design", detail: "JSON, PDF", onSelect: () => picker.current?.click() },
  ];
  const path: MenuItem = {
    id: "load-path",
    label: "Begin a load path with this design",
    onSelect: () =>
      start({
        what: "the load path",
        run: async () => {
          const { pathOfDesign } = await import("../load-path/file/kept-path.ts");
          await navigate(`/design/load-path?d=${await pathOfDesign(kind, inputs)}`);
          return "";
        },
      }),
  };
  const print: MenuItem = {
    id: "print",
    label: "Print",
    onSelect: () =>
      reportOf("standard") ? window.print() : start({ what: "the report", run: async () => NO_RESULT }),
  };
  return (
    <>
      <Menu label="File" groups={[results, files, [path], [print]]} isBusy={task.state === "working"} />
      <input
        ref={picker}
        type="file"
        accept=".json,.pdf"
        aria-label="Open design"
        hidden
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await openAny(file);
          target.value = "";
        }}
      />
      <TaskNotice task={task} />
      {choice ? (
        <Suspense>
          <ChooseDesign
            choice={choice}
            hint={`Choose the ${module.title} design that replaces the one on this page. Undo brings it back.`}
            onChoose={([opened]) => opened && onOpen(opened)}
            onClose={() => setChoice(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
