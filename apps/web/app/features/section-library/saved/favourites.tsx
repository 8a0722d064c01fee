import { AVAILABILITIES, type Catalogue, customSectionRecordOf, textOfCustomId } from "@kingpost/sections";
import { type MouseEvent, useEffect, useId, useMemo, useState } from "react";
import { Link } from "react-router";
import { Chevron } from "../../../ui/chevron.tsx";
import { stepFocus } from "../../../ui/keyboard/step-focus.ts";
import { findEntries } from "../filter/found/found.ts";
import type { LibraryState } from "../view-state/library-state.ts";
import { markFavourites } from "./mark-favourites.ts";
import { type SavedStore, useSaved } from "./saved-store.ts";
import { STAR_OF_ROW, Star } from "./star.tsx";
import "./saved.css";

export interface FavouritesProps {
  readonly catalogue: Catalogue;
  readonly state: LibraryState;
  /** The sections of the comparison; undefined outside it. */
  readonly compared: readonly string[] | undefined;
  readonly onChoose: (id: string) => void;
}

const NONE: readonly string[] = [];

/**
 * The favourites as a group over the families: those of the tab that meet the search and the filters, whatever their
 * availability. Custom sections are at the end.
 */
export function Favourites({ uid, catalogue, state, compared, onChoose }: FavouritesProps & { uid: string }) {
  const { store, saved } = useSaved(uid);
  const favourites = saved?.favourites ?? NONE;
  const [open, setOpen] = useState(true);
  const list = useId();
  const { text, standard, conditions, member, section } = state;
  const listed = useMemo(() => {
    const starred = new Set(favourites);
    if (starred.size === 0) return [];
    const asked = { text, standard, conditions, member, availability: AVAILABILITIES };
    return findEntries(catalogue, asked).filter(({ id }) => starred.has(id));
  }, [catalogue, favourites, text, standard, conditions, member]);
  const typed = text.trim().toLowerCase();
  const own = favourites.flatMap((id) => {
    const word = textOfCustomId(id);
    if (!word || conditions.length > 0) return [];
    const name = customSectionRecordOf(id)?.name ?? word;
    return `${name} ${word}`.toLowerCase().includes(typed) ? [{ id, word, name }] : [];
  });
  useEffect(() => markFavourites(favourites), [favourites]);
  if (!store || listed.length + own.length === 0) return null;

  const selected = section === undefined ? undefined : catalogue.entry(section)?.id;
  const reachable = (listed.find(({ id }) => id === selected) ?? listed[0])?.id;
  const choose = (event: MouseEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>(".section-row") : null;
    if (row?.dataset.section) onChoose(row.dataset.section);
  };
  return (
    <section className="border-hairline border-b">
      <h3 className="text-14">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
          className="group-header"
        >
          <Chevron open={open} />
          <span>Favourites</span>{" "}
          <span className="ml-auto text-13 text-steel tabular-nums">
            {listed.length + own.length}
            <span className="sr-only whitespace-pre!">
              {listed.length + own.length === 1 ? " section" : " sections"}
            </span>
          </span>
        </button>
      </h3>
      <ul
        id={list}
        hidden={!open}
        className="favourites"
        onClick={choose}
        onKeyDown={(event) => stepFocus(event, ".section-row")}
      >
        {listed.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              data-section={id}
              tabIndex={id === reachable ? 0 : -1}
              aria-pressed={compared?.includes(id)}
              aria-current={!compared && id === selected ? "true" : undefined}
              className="section-row"
            >
              {name}
            </button>
            {/* By keyboard the key of the favourites does the same on the row. */}
            <Unstar store={store} id={id} name={name} tabIndex={-1} />
          </li>
        ))}
        {own.map(({ id, word, name }) => (
          <li key={id}>
            <Link to={{ search: `?own=${word}` }} title={word} className="section-row">
              {name}
            </Link>
            <Unstar store={store} id={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnstarProps {
  readonly store: SavedStore;
  readonly id: string;
  readonly name: string;
  readonly tabIndex?: number;
}

function Unstar({ store, id, name, tabIndex }: UnstarProps) {
  const words = `Remove ${name} from favourites`;
  const remove = () =>
    store.change(
      { change: "unstar", section: id },
      {
        text: `Removed ${name} from favourites.`,
        isFailure: false,
        action: { label: "Undo", act: () => store.change({ change: "star", section: id }) },
      },
    );
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={words}
      title={words}
      onClick={remove}
      className={STAR_OF_ROW}
    >
      <Star filled />
    </button>
  );
}
