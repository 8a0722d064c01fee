import { useContext, useEffect, useState } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouter, useLocation } from "react-router";
import { isServerThere } from "./is-server-there.ts";

/**
 * The address of the page that is being opened, once its module did not arrive because the server is away. The router loads the present
 * page anew then, in which the browser's own error page would take its place. Where the server is there, as after an update, the
 * wanted page is opened as a document. A browser without the Navigation API goes on as the router has it.
 */
export function useLostModule(): string | undefined {
  // Without a network a module fails before React hears of the navigation: only the router itself knows of it by then.
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
