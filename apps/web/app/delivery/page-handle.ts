/** The `handle` of a route: how its page is delivered. */
export interface PageHandle {
  /** Whether the bar has the buttons of the public site. */
  readonly nav?: true;
  /** Whether the page has a header of its own, which holds what the top bar holds. */
  readonly ownBar?: true;
  /**
   * Marks a page that is the same for every visitor, whatever cookie, time of day or earlier visit, so that it may be cached; and how
   * it hydrates. `nothing`: never. `forms`: when the user begins to fill in a form, or clicks a link that
   * the page operates (`data-hydrates`). `everything`: once it has painted. If missing, the
   * page is rendered for each request and hydrates immediately.
   */
  readonly use?: "nothing" | "forms" | "everything";
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}

/** Prefix of the type of a script that is deferred until the page is used, followed by its real type. */
export const LATER = "later/";
