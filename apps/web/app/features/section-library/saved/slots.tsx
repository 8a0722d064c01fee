import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { signInPath } from "../../../next-path.ts";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { useUid } from "../../../ui/session/use-uid.ts";
import type { FavouritesProps } from "./favourites.tsx";
import type { SavedComparisonsProps } from "./saved-comparisons.tsx";
import { STAR_BUTTON, Star } from "./star.tsx";

/** Parts for signed-in users load after the page, and never for visitors. If they fail to load, the library still works. */
const SavedStar = lazyOrNothing(async () => (await import("./saved-star.tsx")).SavedStar);
const SavedNotice = lazyOrNothing(async () => (await import("./saved-notice.tsx")).SavedNotice);
const Favourites = lazyOrNothing(async () => (await import("./favourites.tsx")).Favourites);
const SavedComparisons = lazyOrNothing(
  async () => (await import("./saved-comparisons.tsx")).SavedComparisons,
);

interface StarSlotProps {
  readonly id: string;
  readonly name: string;
}

/** The star of a section: a visitor's leads to sign in and back. */
export function StarSlot({ id, name }: StarSlotProps) {
  const uid = useUid();
  const signIn = signInPath(useLocation());
  if (uid === undefined) {
    const words = `Sign in to add ${name} to your favourites`;
    return (
      <Link
        to={signIn}
        data-star=""
        aria-label={words}
        title={words}
        className={STAR_BUTTON}
        data-print="hide"
      >
        <Star />
      </Link>
    );
  }
  return (
    <Suspense fallback={<span className={STAR_BUTTON} />}>
      <SavedStar uid={uid} id={id} name={name} />
    </Suspense>
  );
}

/** The favourites over the list; nothing for a visitor. */
export function FavouritesSlot(props: Omit<FavouritesProps, "uid">) {
  const uid = useUid();
  if (uid === undefined) return null;
  return (
    <Suspense>
      <Favourites uid={uid} {...props} />
    </Suspense>
  );
}

/** Saving the comparison on view, and those saved before. */
export function SavedComparisonsSlot(props: Omit<SavedComparisonsProps, "uid">) {
  const uid = useUid();
  const signIn = signInPath(useLocation());
  if (uid === undefined) {
    return (
      <p className="px-4 pt-3 text-13" data-print="hide">
        <Link to={signIn}>Sign in to save comparisons</Link>
      </p>
    );
  }
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <SavedComparisons uid={uid} {...props} />
    </Suspense>
  );
}

/** The result of the last change, with a button to undo it. */
export function SavedNoticeSlot() {
  const uid = useUid();
  if (uid === undefined) return null;
  return (
    <Suspense>
      <SavedNotice uid={uid} />
    </Suspense>
  );
}

/** The key of the favourites: stars a section, or leads a visitor's focus to where that begins. */
export async function toggleFavourite(uid: string | undefined, id: string): Promise<void> {
  if (uid === undefined) {
    document.querySelector<HTMLElement>("[data-star]")?.focus();
    return;
  }
  const { storeOf } = await import("./saved-store.ts");
  storeOf(uid).toggle(id);
}
