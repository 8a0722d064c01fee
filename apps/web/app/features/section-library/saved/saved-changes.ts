import type { Saved, SavedChange } from "./schema.ts";

/** A change without its user, which the store adds. */
export type Change = SavedChange extends infer One ? (One extends unknown ? Omit<One, "uid"> : never) : never;

/** The saved items after a change, as shown before the server has responded. */
export function after(saved: Saved, change: Change): Saved {
  const { favourites, comparisons } = saved;
  switch (change.change) {
    case "star":
      return favourites.includes(change.section)
        ? saved
        : { ...saved, favourites: [...favourites, change.section] };
    case "unstar":
      return { ...saved, favourites: favourites.filter((id) => id !== change.section) };
    case "save":
      return { ...saved, comparisons: [...comparisons, { name: change.name, sections: change.sections }] };
    case "rename":
      return {
        ...saved,
        comparisons: comparisons.map((one) => (one.name === change.name ? { ...one, name: change.to } : one)),
      };
    case "delete":
      return { ...saved, comparisons: comparisons.filter(({ name }) => name !== change.name) };
  }
}

/** The change as the fields of a form. */
export function fieldsOf(uid: string, change: Change): URLSearchParams {
  return new URLSearchParams({
    uid,
    ...("sections" in change ? { ...change, sections: change.sections.join() } : change),
  });
}
