import { parseSectionId, textOfCustomId } from "@kingpost/sections";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useFocusNext } from "../../../ui/keyboard/use-focus-next.ts";
import { NameForm } from "../../../ui/saving/name-form.tsx";
import { byName } from "./by-name.ts";
import { checkName } from "./check-name.ts";
import type { SavedStore } from "./saved-store.ts";
import { MAX_NAME, type Saved } from "./schema.ts";

type SavedOne = Saved["comparisons"][number];

/** The name of a section in a comparison. */
export function sectionName(id: string): string {
  return parseSectionId(id)?.designation ?? textOfCustomId(id) ?? id;
}

interface ComparisonListProps {
  readonly store: SavedStore;
  readonly comparisons: readonly SavedOne[];
  readonly onOpen: (sections: readonly string[]) => void;
}

/** The saved comparisons by name: to open, to rename, to delete. */
export function ComparisonList({ store, comparisons, onOpen }: ComparisonListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext();
  const [renaming, setRenaming] = useState<string>();
  const sorted = comparisons.toSorted(byName);

  /** The focus moves to the item in the place of the deleted one. */
  const focusAt = (index: number) =>
    focusNext(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>(".saved-name");
      return rows?.[Math.min(index, rows.length - 1)];
    });
  const rename = (one: SavedOne, index: number, to: string) => {
    setRenaming(undefined);
    focusAt(index);
    if (to !== one.name) store.change({ change: "rename", name: one.name, to });
  };
  const remove = (one: SavedOne, index: number) => {
    store.change(
      { change: "delete", name: one.name },
      {
        text: `Deleted \u201c${one.name}\u201d.`,
        isFailure: false,
        action: {
          label: "Undo",
          act: () => store.change({ change: "save", name: one.name, sections: [...one.sections] }),
        },
      },
    );
    focusAt(index);
  };
  return (
    <ul ref={list} aria-label="Saved comparisons" className="saved-list">
      {sorted.map((one, index) => (
        <li key={one.name}>
          {renaming === one.name ? (
            <NameForm
              label={`New name of \u201c${one.name}\u201d`}
              initial={one.name}
              longest={MAX_NAME}
              check={(typed) =>
                checkName(
                  typed,
                  comparisons.flatMap(({ name }) => (name === one.name ? [] : name)),
                )
              }
              onName={(to) => rename(one, index, to)}
              onCancel={() => {
                setRenaming(undefined);
                focusAt(index);
              }}
            />
          ) : (
            <>
              <button type="button" className="saved-name" onClick={() => onOpen(one.sections)}>
                <span className="font-semibold">{one.name}</span>{" "}
                <span className="text-13 text-steel">{one.sections.map(sectionName).join(", ")}</span>
              </button>
              <Button aria-label={`Rename \u201c${one.name}\u201d`} onClick={() => setRenaming(one.name)}>
                Rename
              </Button>
              <Button aria-label={`Delete \u201c${one.name}\u201d`} onClick={() => remove(one, index)}>
                Delete
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
