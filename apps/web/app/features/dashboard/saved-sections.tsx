import { useId } from "react";
import { Link } from "react-router";

/** A section or a comparison that the user has saved, as a link to the library. */
export interface SavedLink {
  readonly label: string;
  /** Distinguishes entries with the same label: the standard, or the sections compared. */
  readonly detail: string;
  readonly to: string;
}

/** What a user has saved in the library; null where it could not be loaded. */
export interface SavedLinks {
  readonly favourites: readonly SavedLink[] | null;
  readonly comparisons: readonly SavedLink[] | null;
}

interface SavedListProps {
  readonly title: string;
  readonly links: readonly SavedLink[] | null;
  /** In place of an empty list. */
  readonly empty: string;
}

function SavedList({ title, links, empty }: SavedListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-hairline border-b pb-2 text-16">
        {title}
      </h3>
      {links && links.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {links.map(({ label, detail, to }) => (
            <li key={to + label}>
              <Link
                to={to}
                className="flex min-h-11 flex-col justify-center rounded-sm border border-rule bg-sheet px-3 py-1 text-ink no-underline hover:border-ink"
              >
                <span className="font-medium text-16">{label}</span>{" "}
                <span className="text-13 text-steel">{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-16 text-steel">
          {links ? empty : "Temporarily unavailable. Reload the page in a minute."}
        </p>
      )}
    </section>
  );
}

/** The saved comparisons and the favourites under the library's tile, each a link that opens it there. */
export function SavedSections({ favourites, comparisons }: SavedLinks) {
  return (
    <div className="mt-8 grid gap-10 md:grid-cols-2">
      <SavedList
        title="Saved comparisons"
        links={comparisons}
        empty="No saved comparisons. To save one, compare sections in the Section Library."
      />
      <SavedList
        title="Favourites"
        links={favourites}
        empty="No favourites. To add one, select the star beside a section in the Section Library."
      />
    </div>
  );
}
