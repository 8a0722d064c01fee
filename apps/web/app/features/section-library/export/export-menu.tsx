import type { SteelSectionRecord } from "@kingpost/sections";
import { useEffect } from "react";
import { usePublicUrl } from "../../../ui/address/public-url.ts";
import { useCatalogue } from "../../../ui/catalogue/catalogue-store.ts";
import { TaskNotice } from "../../../ui/export/task-notice.tsx";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { useTask, type Work } from "../../../ui/export/use-task.ts";
import { LOSS_WORDS, lossOf } from "../../../ui/loading/loss.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import type { Member } from "../capacities/member/member.ts";
import { takeCsv, takeDataSheet, takeDxf, takeSvg, takeXlsx } from "./files.ts";
import { comparisonText, sectionText } from "./tsv.ts";

const importCapacities = () => import("./capacity-values.ts");
const importDerived = () => import("./derived-values.ts");

interface ExportMenuProps {
  /** The section on view, or those compared. */
  readonly records: readonly SteelSectionRecord[];
  /** What the member capacities of a data sheet are for. */
  readonly member?: Member;
  /** What is on view: where that is capacities, alone or beside properties, the tables have them too. */
  readonly view: "section" | "capacities" | "comparison";
}

/** The export menu of a section or a comparison, with its progress. */
export function ExportMenu({ records, member, view }: ExportMenuProps) {
  const { version } = useCatalogue();
  const origin = { version, publicUrl: usePublicUrl() };
  const owner = useOwner();
  const [task, start] = useTask();
  const { copy, announce, notice } = useCopy();
  const hasCapacities = view !== "section";
  useEffect(() => {
    // Some browsers let a page write to the clipboard only in the moment of the click: what makes the lines is here by then.
    importDerived().catch(() => undefined);
    if (hasCapacities) importCapacities().catch(() => undefined);
  }, [hasCapacities]);
  const [first] = records;
  if (!first) return null;
  const scope = view === "comparison" ? "compared" : "all";
  const shown = hasCapacities ? ({ member, scope } as const) : {};
  const isOne = records.length === 1;
  /** Lines below a copied table: derived numbers, then capacities where the view has them. */
  const linesBelow = async () => {
    const isCompared = view === "comparison";
    const derived = await importDerived();
    const lines = isCompared ? derived.comparedDerivedLines(records) : derived.derivedLines(first);
    if (!member || !hasCapacities) return lines;
    const { capacityLines, comparedCapacityLines } = await importCapacities();
    return [
      ...lines,
      ...(isCompared ? comparedCapacityLines(records, member) : capacityLines(first, member)),
    ];
  };
  const file = (id: string, label: string, detail: string, work: Work): MenuItem => ({
    id,
    label,
    detail,
    onSelect: () => start({ ...work, run: async () => `Downloaded ${await work.run()}.` }),
  });
  const sheets: MenuItem[] = records.map((record) =>
    file(`pdf-${record.id}`, isOne ? "Data sheet" : `Data sheet of ${record.name}`, "PDF, one page A4", {
      what: "the data sheet",
      run: () => takeDataSheet(record, origin, owner, member),
    }),
  );
  const drawings: MenuItem[] =
    isOne && view !== "capacities"
      ? [
          file("dxf", "Drawing for CAD", "DXF, mm", {
            what: "the drawing",
            run: () => takeDxf(first, origin),
          }),
          file("svg", "Drawing", "SVG, 1:1", { what: "the drawing", run: () => takeSvg(first, origin) }),
        ]
      : [];
  const tables: MenuItem[] = [
    file("xlsx", "Table", "Excel", { what: "the table", run: () => takeXlsx(records, origin, shown) }),
    file("csv", "Table", "CSV", { what: "the table", run: () => takeCsv(records, shown) }),
    {
      id: "copy",
      label: "Copy table",
      onSelect: () => {
        const what = `the table of ${records.map((record) => record.name).join(", ")}`;
        linesBelow().then(
          (lines) =>
            copy(view === "comparison" ? comparisonText(records, lines) : sectionText(first, lines), what),
          async (cause: unknown) => announce(`Could not copy the table. ${LOSS_WORDS[await lossOf(cause)]}`),
        );
      },
    },
  ];
  const print: MenuItem = { id: "print", label: "Print", onSelect: () => window.print() };
  return (
    <div data-print="hide" className="flex flex-wrap items-center justify-end gap-y-2">
      <TaskNotice task={task} />
      {notice}
      <Menu
        label="Export"
        groups={[[...sheets, ...drawings], tables, [print]]}
        isBusy={task.state === "working"}
      />
    </div>
  );
}
