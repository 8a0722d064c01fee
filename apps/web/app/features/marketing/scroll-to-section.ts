/** How long after the page is there the scroll begins (specification, section 9). */
const DELAY_MS = 100;

/** What a link carries to scroll to a section of the page it opens: for the router, and for a page without the router's script. */
export function scrollTarget(anchor: string | undefined) {
  return anchor === undefined ? {} : { state: { scrollTo: anchor }, "data-scroll-to": anchor };
}

/** The section that the state of a location asks for. */
export function scrollTargetOf(state: unknown): string | undefined {
  const isAsked = typeof state === "object" && state !== null && "scrollTo" in state;
  return isAsked && typeof state.scrollTo === "string" ? state.scrollTo : undefined;
}

/**
 * Scrolls to a section: smoothly, or at once with reduced motion. The focus goes with it, so that the next Tab
 * leads into the section. Returns what calls it off.
 */
export function scrollToSection(hash: string): () => void {
  const timer = window.setTimeout(() => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
    section?.focus({ preventScroll: true });
  }, DELAY_MS);
  return () => window.clearTimeout(timer);
}
