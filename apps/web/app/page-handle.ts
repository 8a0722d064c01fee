/** What a route says about its page, as its `handle`. */
export interface PageHandle {
  /** Whether the buttons of the public site stand in the bar. */
  readonly nav?: true;
  /** Whether the page has a header of its own, which holds what the top bar holds. */
  readonly ownBar?: true;
  /**
   * Says that the page is the same for every visitor, whatever cookie, time of day or earlier visit, so that it may be kept; and
   * what a visitor needs of it beyond reading. `nothing`: it is never taken over by script. `forms`: it is taken over once
   * somebody begins to fill in a form. `everything`: at once. Left out: it is rendered for each request and taken over at once.
   */
  readonly use?: "nothing" | "forms" | "everything";
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}
