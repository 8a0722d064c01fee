/** How long after the page is there the scroll begins (specification, section 9). */
const DELAY_MS = 100;

/**
 * Scrolls to a section: smoothly, or at once for people who asked for less motion. The focus goes with it, so that the next Tab
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
