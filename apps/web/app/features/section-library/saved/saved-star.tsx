import { useSaved } from "./saved-store.ts";
import { STAR_BUTTON, Star } from "./star.tsx";

interface SavedStarProps {
  readonly uid: string;
  readonly id: string;
  readonly name: string;
}

/** Whether a section is a favourite, and the button that changes it. */
export function SavedStar({ uid, id, name }: SavedStarProps) {
  const { store, saved } = useSaved(uid);
  const isStarred = saved?.favourites.includes(id) ?? false;
  return (
    <button
      type="button"
      data-star=""
      data-print="hide"
      aria-pressed={isStarred}
      aria-label={`Favourite: ${name}`}
      title={isStarred ? "Remove from favourites (f)" : "Add to favourites (f)"}
      disabled={!saved}
      onClick={() => store?.toggle(id)}
      className={STAR_BUTTON}
    >
      <Star filled={isStarred} />
    </button>
  );
}
