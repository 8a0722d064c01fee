import { type SteelSectionRecord, textOfCustomId } from "@kingpost/sections";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useFocusNext } from "../../../ui/keyboard/use-focus-next.ts";
import type { LibraryState, PickedComparison } from "../view-state/library-state.ts";
import { moveCompared } from "../view-state/library-state.ts";
import { labelOf } from "../view-state/tab-meaning.ts";
import type { UpdateState } from "../view-state/use-library-state.ts";
import { Comparison } from "./comparison.tsx";
import { EmptyComparison, leftOut } from "./empty-comparison.tsx";

interface CompareViewProps {
  readonly picked: PickedComparison;
  readonly records: readonly SteelSectionRecord[];
  readonly state: LibraryState;
  /** Whether the user tried to add a fourth section. */
  readonly full: boolean;
  /** The section that was on view before the comparison began. */
  readonly onView: SteelSectionRecord | undefined;
  readonly onCompare: (next: readonly string[]) => void;
  readonly onEditCustom: (text: string | undefined) => void;
  readonly update: UpdateState;
}

/** A removal that can be undone while the comparison is unchanged. */
interface Removal {
  readonly record: SteelSectionRecord;
  readonly before: readonly string[];
  readonly after: string;
}

/** The comparison with what changes it: order, removal and its undoing, overlay, values per kilogram. */
export function CompareView(props: CompareViewProps) {
  const { picked, records, state, full, onView, onCompare, onEditCustom, update } = props;
  const { shown, unknown, tooMany } = picked;
  const frame = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const focusFirst = (...selectors: readonly string[]) =>
    focusNext(() =>
      selectors
        .map((selector) => frame.current?.querySelector<HTMLElement>(selector))
        .find((element) => element),
    );
  const [removal, setRemoval] = useState<Removal>();
  const undoable = removal?.after === shown.join() ? removal : undefined;

  const remove = (record: SteelSectionRecord) => {
    const next = shown.filter((other) => other !== record.id);
    setRemoval({ record, before: shown, after: next.join() });
    focusFirst("[data-undo]");
    onCompare(next);
  };
  const undo = ({ record, before }: Removal) => {
    setRemoval(undefined);
    focusFirst(`[data-compared="${CSS.escape(record.id)}"] [data-remove]`);
    onCompare(before);
  };
  const move = ({ id }: SteelSectionRecord, step: -1 | 1) => {
    const head = `[data-compared="${CSS.escape(id)}"]`;
    // At the end of the row that button is gone: focus the other one.
    focusFirst(`${head} [data-move="${step}"]`, `${head} [data-move]`);
    onCompare(moveCompared(shown, id, step));
  };

  return (
    <div ref={frame}>
      <div role="status" data-print="hide">
        {undoable ? (
          <p className="flex items-center gap-3 px-4 pt-3 text-14">
            Removed {labelOf(undoable.record)}.
            <Button data-undo="" onClick={() => undo(undoable)}>
              Undo
            </Button>
          </p>
        ) : null}
      </div>
      {records.length > 0 ? (
        <Comparison
          records={records}
          message={leftOut(full, unknown, tooMany)}
          overlay={state.overlay}
          perKg={state.perKg}
          member={state.member}
          onMember={(member) => update({ member }, "typing")}
          onOptions={(change) => update(change, "push")}
          onRemove={remove}
          onMove={move}
          onEditCustom={({ id }) => onEditCustom(textOfCustomId(id))}
        />
      ) : (
        <EmptyComparison unknown={unknown} onView={onView} onAdd={(id) => onCompare([id])} />
      )}
    </div>
  );
}
