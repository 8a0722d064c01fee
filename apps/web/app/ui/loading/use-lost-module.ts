import { useContext, useEffect, useState } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouter, useLocation } from "react-router";
import { isServerThere } from "./is-server-there.ts";

/**
 * The address of the page that is being opened if its module did not load because the server is away. The router then reloads the
 * current page, which the browser's error page would replace. If the server responds, as after an update, the target page is
 * opened as a document. A browser without the Navigation API keeps the router's behaviour.
 */
export function useLostModule(): string | undefined {
  // Offline, a module fails before React knows of the navigation: only the router's state has it by then.
  const router = useContext(DataRouter)?.router;
  const { key } = useLocation();
  const [lost, setLost] = useState<{ readonly address: string; readonly key: string }>();

  useEffect(() => {
    if (!router || !("navigation" in window)) return;
    const hold = (event: NavigateEvent) => {
      const wanted = router.state.navigation.location;
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || !wanted) return;
      event.preventDefault();
      const address = createPath(wanted);
      void isServerThere().then((isThere) => {
        if (isThere) window.location.assign(address);
        else setLost({ address, key });
      });
    };
    window.navigation.addEventListener("navigate", hold);
    return () => window.navigation.removeEventListener("navigate", hold);
  }, [router, key]);

  return lost?.key === key ? lost.address : undefined;
}
