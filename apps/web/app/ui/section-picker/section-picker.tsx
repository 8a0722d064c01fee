import { type Catalogue, type CatalogueEntry, gradeOf, shortGrade } from "@kingpost/sections";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { recordEngine } from "../catalogue/catalogue-store.ts";
import { sectionNamed, sectionsFor } from "./typed-section.ts";
import "./section-picker.css";

interface SectionPickerProps {
  readonly catalogue: Catalogue;
  readonly label: string;
  /** The identifier of the section. */
  readonly value: string;
  readonly path: string;
  /** Place in a table of inputs: `2:0` is the first column of the third row. */
  readonly cell?: string | undefined;
  /** What no section means. */
  readonly whenEmpty?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isWrong: boolean;
  /** The identifier that "User-defined dimensions" gives; without it the list does not offer them. */
  readonly ownId?: (() => string) | undefined;
  readonly onChange: (id: string) => void;
}

const OWN = "own";

const OWN_WORDS = "user-defined dimensions";

/** Whether a text asks for user-defined dimensions; a name that no section has does not. */
const asksForOwn = (text: string): boolean => OWN_WORDS.startsWith(text.trim().toLowerCase());

/** A section of the catalogue, chosen by typing a part of its name: a combobox with a list of matches. */
export function SectionPicker(props: SectionPickerProps) {
  const { catalogue, label, value, path, cell, whenEmpty, describedBy, isWrong, ownId, onChange } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The text being typed; undefined while the list is closed.
  const [text, setText] = useState<string>();
  const [at, setAt] = useState(0);
  const isOpen = text !== undefined;
  // Why a name that was typed has not been taken.
  const [left, setLeft] = useState<{
    readonly text: string;
    readonly isPart: boolean;
    readonly of: string;
  }>();
  const sections = isOpen ? sectionsFor(catalogue, text, value) : [];
  const hasOwn = ownId !== undefined && isOpen && (sections.length > 0 || asksForOwn(text));
  const options = hasOwn ? [...sections, OWN] : sections;
  const shown = shownName(catalogue, value);
  const notice = left?.of === value ? notTaken(left, shown) : "";
  const active = options[Math.min(at, options.length - 1)];

  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });

  const open = () => {
    setText("");
    setLeft(undefined);
    const present = sectionsFor(catalogue, "", value).findIndex((entry) => entry.id === value);
    setAt(Math.max(0, present));
  };
  const close = () => setText(undefined);
  const idOf = (option: CatalogueEntry | string) =>
    typeof option === "string" ? (ownId?.() ?? "") : option.id;
  const choose = (option: CatalogueEntry | string | undefined) => {
    if (option) onChange(idOf(option));
    close();
  };
  /** Leaving the field takes an exact name; any other text changes nothing, and the field shows that. */
  const leave = () => {
    if (text !== undefined && text.trim() !== "") {
      const named = sectionNamed(catalogue, text);
      if (named) {
        if (named.id !== value) onChange(named.id);
      } else setLeft({ text, isPart: sections.length > 0, of: value });
    }
    close();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setAt(Math.max(0, Math.min(options.length - 1, Math.min(at, options.length - 1) + step)));
      else open();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (!isOpen) open();
      else if (active) choose(active);
      else setLeft({ text, isPart: false, of: value });
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="section-picker">
      <input
        id={`${id}-input`}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${id}-${idOf(active)}` : undefined}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={
          [describedBy, notice === "" ? undefined : `${id}-notice`].filter(Boolean).join(" ") || undefined
        }
        data-path={path}
        data-cell={cell}
        placeholder={whenEmpty}
        autoComplete="off"
        spellCheck={false}
        value={text ?? shown}
        onFocus={({ target }) => target.select()}
        onClick={() => !isOpen && open()}
        onBlur={leave}
        onKeyDown={press}
        onChange={({ target }) => {
          // The name of the section is selected: the first key replaces it.
          setText(target.value);
          setLeft(undefined);
          setAt(0);
        }}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={`${label}: matches`} hidden={!isOpen}>
        {isOpen && sections.length === 0 ? (
          <p>
            No section matches {"\u201c"}
            {text}
            {"\u201d"}.
          </p>
        ) : null}
        {isOpen
          ? options.map((option) => (
              <SectionOption
                key={idOf(option)}
                id={`${id}-${idOf(option)}`}
                isActive={option === active}
                onChoose={() => choose(option)}
              >
                {typeof option === "string" ? "User-defined dimensions" : <EntryWords entry={option} />}
              </SectionOption>
            ))
          : null}
      </div>
      <p id={`${id}-notice`} role="status" className="section-picker-notice">
        {notice}
      </p>
    </div>
  );
}

/** Why a text was not taken, and what stays. */
function notTaken(
  { text, isPart }: { readonly text: string; readonly isPart: boolean },
  shown: string,
): string {
  const typed = `\u201c${text.trim()}\u201d`;
  const why = isPart ? `${typed} is only a part of a name.` : `No section matches ${typed}.`;
  return shown === "" ? why : `${why} ${shown} stays.`;
}

interface SectionOptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function SectionOption({ id, isActive, onChoose, children }: SectionOptionProps) {
  return (
    // The keyboard reaches the options through the combobox.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Before the box loses the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

const gradeOfEntry = ({ category, standard }: CatalogueEntry): string =>
  shortGrade(gradeOf(category, standard).name);

/** A section with its grade; an identifier of none as it is. */
function shownName(catalogue: Catalogue, id: string): string {
  const own = recordEngine().customSectionRecordOf(id);
  if (own) return `${own.name}, ${shortGrade(own.grade)}`;
  const entry = catalogue.entry(id);
  return entry ? `${entry.name}, ${gradeOfEntry(entry)}` : id;
}

function EntryWords({ entry }: { readonly entry: CatalogueEntry }) {
  return (
    <>
      {entry.name}{" "}
      <span>
        {gradeOfEntry(entry)}
        {entry.availability === "Common" ? "" : `, ${entry.availability.toLowerCase()}`}
      </span>
    </>
  );
}
