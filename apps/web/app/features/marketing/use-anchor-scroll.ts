import { useEffect } from "react";
import { useLocation } from "react-router";
import { scrollToSection } from "./scroll-to-section.ts";

/** Scrolls to the section that the address names, at every click on an anchor. */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  // A second click on the same anchor is a new location with a key of its own, and scrolls again. The first location of a page
  // has none: the browser has been there, and the person may be filling in the form by now.
  useEffect(() => (hash === "" || key === "default" ? undefined : scrollToSection(hash)), [hash, key]);
}
