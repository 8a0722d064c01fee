/** What a route says about its page, as its `handle`. */
export interface PageHandle {
  /** Whether the buttons of the public site stand in the bar. */
  readonly nav?: true;
  /**
   * What a visitor needs of the page beyond reading it. `nothing`: it is never taken over by script. `forms`: it is taken over
   * once somebody begins to fill in a form. Left out: at once, as for everybody who is signed in.
   */
  readonly use?: "nothing" | "forms";
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}
