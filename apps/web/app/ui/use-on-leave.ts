import { useEffect, useRef } from "react";

/** Calls the newest `act` when the page is left: by the browser, or by the application for another page. */
export function useOnLeave(act: () => void): void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    const leave = () => newest.current();
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}
