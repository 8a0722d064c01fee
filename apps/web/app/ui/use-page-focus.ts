import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "./main.tsx";

/**
 * A new page begins at its content, as one that the browser loads begins at its top: without this the focus would stay on
 * what is gone. An address with an anchor goes to that instead.
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
