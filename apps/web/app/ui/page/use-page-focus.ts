import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./main.tsx";

/**
 * Moves the focus to the content of a new page, as after a document load: otherwise it would stay on a removed element. An address
 * with a fragment goes to its target instead.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === "") document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
