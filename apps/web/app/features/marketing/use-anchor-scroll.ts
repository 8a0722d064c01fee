import { useEffect } from "react";
import { useLocation } from "react-router";
import { scrollTargetOf, scrollToSection } from "./scroll-to-section.ts";

/** Scrolls to the section that the address or the link names, at every click on one. */
export function useAnchorScroll(): void {
  const { hash, key, state } = useLocation();
  const target = hash || (scrollTargetOf(state) ?? "");
  // A second click on the same anchor is a new location with a key of its own, and scrolls again. The first location of a page
  // has none: the browser has been there, and the visitor may be filling in the form by now.
  useEffect(() => (target === "" || key === "default" ? undefined : scrollToSection(target)), [target, key]);
}
