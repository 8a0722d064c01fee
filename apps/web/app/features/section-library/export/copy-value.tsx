import { findRow, type PropertyName, type PropertyRow, type SteelSectionRecord } from "@kingpost/sections";
import { useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { useCopy } from "../../../ui/export/use-copy.tsx";
import { cellOf } from "../section/property-value.ts";
import { type ExactValue, exactValue } from "./exact-value.ts";
import { rowText } from "./tsv.ts";

interface CopyValueProps {
  /** Records of the table, in the order of its columns. */
  readonly records: readonly SteelSectionRecord[];
  readonly record: SteelSectionRecord;
  readonly row: PropertyRow;
}

/** `986000000 mm4, Ix of 610UB125` */
function inWords({ symbol, label, value, unit }: ExactValue, { name }: SteelSectionRecord): string {
  return `${value ?? "an empty value"}${unit === "" ? "" : ` ${unit}`}, ${symbol || label} of ${name}`;
}

/** Copies the value under the inspector, or its row. Ctrl+C does so for the cell in focus where no text is selected. */
export function CopyValue({ records, record, row }: CopyValueProps) {
  const { copy, announce, notice } = useCopy();
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const focused = focusedValue(records);
      if (!focused || !event.clipboardData || !document.getSelection()?.isCollapsed) return;
      event.clipboardData.setData("text/plain", String(focused.exact.value ?? ""));
      event.preventDefault();
      announce(`Copied ${inWords(focused.exact, focused.record)}`);
    };
    document.addEventListener("copy", onCopy);
    return () => document.removeEventListener("copy", onCopy);
  }, [records, announce]);
  const exact = exactValue(cellOf(record, row));
  return (
    <span className="flex flex-wrap items-center gap-2">
      {notice}
      <Button onClick={() => copy(String(exact.value ?? ""), inWords(exact, record))}>Copy value</Button>
      <Button
        onClick={() => copy(rowText(exact), `the row ${exact.symbol || exact.label} of ${record.name}`)}
      >
        Copy row
      </Button>
    </span>
  );
}

function focusedValue(records: readonly SteelSectionRecord[]) {
  const cell = document.activeElement?.closest("td[data-property]");
  const record = records[Number(cell?.getAttribute("data-column") ?? 0)];
  // The attribute is written from typed rows only.
  const property = (cell?.getAttribute("data-property") ?? undefined) as PropertyName | undefined;
  const row = record && findRow(record, property);
  return record && row ? { record, exact: exactValue(cellOf(record, row)) } : undefined;
}
