import type { KeyboardEvent, RefObject } from "react";
import { MAX_TEXT } from "../../view-state/library-state.ts";

interface SearchBoxProps {
  readonly text: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onClear: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The search box. Escape clears it, then leaves it, so that single keys act again; the cross clears it. */
export function SearchBox({ text, box, onType, onClear, onKeyDown }: SearchBoxProps) {
  return (
    <div className="relative p-3">
      <label htmlFor="section-search" className="sr-only">
        Search sections
      </label>
      <input
        ref={box}
        id="section-search"
        type="search"
        value={text}
        maxLength={MAX_TEXT}
        placeholder="Search sections..."
        spellCheck={false}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") onKeyDown(event);
          else if (text !== "") onClear();
          else event.currentTarget.blur();
        }}
        className="h-10 w-full rounded-sm border border-rule bg-sheet px-3 pr-10 text-16 placeholder:text-steel-light md:text-14 [&::-webkit-search-cancel-button]:hidden"
      />
      {text === "" ? null : (
        <button
          type="button"
          tabIndex={-1}
          onClick={onClear}
          aria-label="Clear search"
          className="absolute top-3 right-3 grid size-10 cursor-pointer place-items-center text-16 text-steel"
        >
          {"\u00d7"}
        </button>
      )}
    </div>
  );
}
