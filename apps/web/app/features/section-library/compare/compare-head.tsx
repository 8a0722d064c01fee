import { isCustomSection, type SteelSectionRecord } from "@kingpost/sections";
import { Button } from "../../../ui/button.tsx";
import { labelOf } from "../view-state/tab-meaning.ts";

export interface CompareActions {
  readonly onRemove: (record: SteelSectionRecord) => void;
  readonly onMove: (record: SteelSectionRecord, step: -1 | 1) => void;
  readonly onEditCustom: (record: SteelSectionRecord) => void;
}

interface CompareHeadProps extends CompareActions {
  readonly record: SteelSectionRecord;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Over a column: the section's name, its steel, and what can be done with it. */
export function CompareHead(props: CompareHeadProps) {
  const { record, isFirst, isLast, onRemove, onMove, onEditCustom } = props;
  const label = labelOf(record);
  return (
    <th scope="col" className="px-2 text-right align-top font-normal" data-compared={record.id}>
      <span className="compared-name">{record.name}</span>
      <span className="block text-12 text-steel">
        {isCustomSection(record) ? "Custom section" : record.standard}: {record.grade}
      </span>
      <span data-print="hide" className="mt-1 flex flex-wrap justify-end gap-1">
        {isFirst ? null : (
          <Button data-move="-1" onClick={() => onMove(record, -1)} aria-label={`Move ${label} left`}>
            {"\u2190"}
          </Button>
        )}
        {isLast ? null : (
          <Button data-move="1" onClick={() => onMove(record, 1)} aria-label={`Move ${label} right`}>
            {"\u2192"}
          </Button>
        )}
        {isCustomSection(record) ? (
          <Button onClick={() => onEditCustom(record)} aria-label={`Edit ${label}`}>
            Edit
          </Button>
        ) : null}
        <Button data-remove="" onClick={() => onRemove(record)} aria-label={`Remove ${label}`}>
          Remove
        </Button>
      </span>
    </th>
  );
}
