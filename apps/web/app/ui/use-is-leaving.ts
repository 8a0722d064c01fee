import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouter, useLocation } from "react-router";

/**
 * Whether another page is being opened, or has been, at the time of the call: a change of the address would cancel that, or fall on the
 * wrong page. `useNavigation` reports it only with React's next render, which a busy browser delays.
 */
export function useIsLeaving(): () => boolean {
  const router = useContext(DataRouter)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    if (!router) return false;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  }, [router, pathname]);
}
