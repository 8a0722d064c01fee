import { type AnyRecord, isOwn } from "@kingpost/sections/own-section/own-record";
import { Button } from "../../../ui/button.tsx";
import { labelOf } from "../label.ts";

export interface CompareActions {
  readonly onRemove: (record: AnyRecord) => void;
  readonly onMove: (record: AnyRecord, step: -1 | 1) => void;
  readonly onEditOwn: (record: AnyRecord) => void;
}

interface CompareHeadProps extends CompareActions {
  readonly record: AnyRecord;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Over a column: the section's name, its steel, and what can be done with it. */
export function CompareHead(props: CompareHeadProps) {
  const { record, isFirst, isLast, onRemove, onMove, onEditOwn } = props;
  const label = labelOf(record);
  return (
    <th scope="col" className="px-2 text-right align-top font-normal" data-compared={record.id}>
      <span className="block font-narrow font-semibold text-20">{record.name}</span>
      <span className="block text-12 text-steel">
        {isOwn(record) ? "Own section" : record.standard}: {record.grade}
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
        {isOwn(record) ? (
          <Button onClick={() => onEditOwn(record)} aria-label={`Edit ${label}`}>
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
