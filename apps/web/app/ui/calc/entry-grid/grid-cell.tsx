import { cellText, LONGEST_VALUE, type RowsField, rawText } from "@kingpost/calc";
import { type KeyboardEvent, useRef } from "react";
import { useCatalogueFor } from "../../catalogue/catalogue-store.ts";
import { SectionPicker } from "../../section-picker/section-picker.tsx";
import { ChoiceSelect } from "../choice-select.tsx";

interface GridCellProps {
  readonly column: RowsField["columns"][string];
  readonly raw: unknown;
  readonly label: string;
  /** `2:0`: the first column of the third row. */
  readonly place: string;
  readonly path: string;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The control of one cell. */
export function GridCell({ column, raw, label, place, path, isWrong, describedBy, onChange }: GridCellProps) {
  const before = useRef(raw);
  const shared = {
    "aria-label": label,
    "aria-invalid": isWrong ? true : undefined,
    "aria-describedby": describedBy,
    "data-cell": place,
    "data-path": path,
  } as const;
  switch (column.kind) {
    case "choice":
      return <ChoiceSelect {...shared} field={column} raw={raw} onChoice={onChange} />;
    case "switch":
      return (
        <input
          {...shared}
          type="checkbox"
          checked={raw === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case "section":
      return (
        <SectionCell
          {...{ label, path, isWrong, describedBy, onChange }}
          cell={place}
          value={rawText(raw)}
          whenEmpty={column.whenEmpty}
        />
      );
    default: {
      const press = (event: KeyboardEvent<HTMLInputElement>) => {
        const { currentTarget } = event;
        if (event.key === "Escape") onChange(before.current);
        else if (event.key === "F2")
          currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
      };
      return (
        <input
          {...shared}
          type="text"
          // The keypad of numbers has no minus and no formula.
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_VALUE}
          value={column.kind === "number" ? cellText(column, raw) : rawText(raw)}
          onFocus={({ target }) => {
            before.current = raw;
            target.select();
          }}
          onKeyDown={press}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  }
}

type SectionCellProps = Omit<Parameters<typeof SectionPicker>[0], "catalogue">;

function SectionCell(props: SectionCellProps) {
  return <SectionPicker catalogue={useCatalogueFor(true)} {...props} />;
}
