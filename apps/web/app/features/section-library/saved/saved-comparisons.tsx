import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Chevron } from "../../../ui/chevron.tsx";
import { useFocusNext } from "../../../ui/keyboard/use-focus-next.ts";
import { NameForm } from "../../../ui/saving/name-form.tsx";
import { checkName } from "./check-name.ts";
import { ComparisonList, sectionName } from "./comparison-list.tsx";
import { useSaved } from "./saved-store.ts";
import { MAX_NAME } from "./schema.ts";
import "./saved.css";

export interface SavedComparisonsProps {
  /** The comparison on view. */
  readonly sections: readonly string[];
  readonly onOpen: (sections: readonly string[]) => void;
}

/** Saves the current comparison under a name, and lists the saved comparisons. */
export function SavedComparisons({ uid, sections, onOpen }: SavedComparisonsProps & { uid: string }) {
  const { store, saved } = useSaved(uid);
  const [naming, setNaming] = useState(false);
  const [listing, setListing] = useState<boolean>();
  const focusNext = useFocusNext();
  const saveButton = useRef<HTMLButtonElement>(null);
  if (!store || !saved) return <div className="min-h-12" />;

  const { comparisons } = saved;
  const same = comparisons.find((one) => one.sections.join() === sections.join());
  // Before the first section is chosen, the saved comparisons are offered.
  const isOpen = listing ?? sections.length === 0;
  const endNaming = () => {
    setNaming(false);
    focusNext(() => saveButton.current);
  };
  const save = (name: string) => {
    endNaming();
    store.change(
      { change: "save", name, sections: [...sections] },
      { text: `Saved as \u201c${name}\u201d.`, isFailure: false },
    );
  };
  return (
    <div className="saved-comparisons" data-print="hide">
      <div className="flex flex-wrap items-center gap-2">
        {sections.length < 2 || naming ? null : (
          <button
            ref={saveButton}
            type="button"
            // Not `disabled`: it has the focus when the comparison has been saved, and would lose it.
            aria-disabled={same !== undefined}
            className="saved-save"
            onClick={() => setNaming(same === undefined)}
          >
            {same ? `Saved as \u201c${same.name}\u201d` : "Save this comparison"}
          </button>
        )}
        {comparisons.length === 0 ? null : (
          <Button aria-expanded={isOpen} onClick={() => setListing(!isOpen)}>
            <Chevron open={isOpen} /> Saved comparisons ({comparisons.length})
          </Button>
        )}
      </div>
      {naming ? (
        <NameForm
          label="Comparison name"
          initial={sections.map(sectionName).join(", ").slice(0, MAX_NAME)}
          longest={MAX_NAME}
          check={(typed) =>
            checkName(
              typed,
              comparisons.map(({ name }) => name),
            )
          }
          onName={save}
          onCancel={endNaming}
        />
      ) : null}
      {isOpen && comparisons.length > 0 ? (
        <ComparisonList store={store} comparisons={comparisons} onOpen={onOpen} />
      ) : null}
    </div>
  );
}
