import { useEffect } from "react";
import { useLocation } from "react-router";

/** How long after the page is there the scroll begins (specification, section 9). */
const DELAY_MS = 100;

/** Scrolls to the section that the address names: smoothly, or at once for people who asked for less motion. */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  // A second click on the same anchor is a new location with a key of its own, and scrolls again.
  useEffect(() => {
    if (hash === "") return;
    const timer = window.setTimeout(() => {
      const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
    }, DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [hash, key]);
}
