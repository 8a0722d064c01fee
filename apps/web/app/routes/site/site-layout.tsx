import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { isPageHandle } from "../../delivery/page-handle.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { TopBar } from "../../ui/page/top-bar.tsx";

/** Every page with the top bar, or with its contents in a header of the page's own. */
export default function SiteLayout() {
  const session = useRouteLoaderData<typeof rootLoader>("root");
  const handles = useMatches().map(({ handle }) => (isPageHandle(handle) ? handle : {}));
  const isPublicSite = handles.some(({ nav }) => nav);
  return (
    <>
      {handles.some(({ ownBar }) => ownBar) ? null : (
        <TopBar
          email={session?.account?.email}
          isUnchecked={session?.isUnchecked}
          isPublicSite={isPublicSite}
        />
      )}
      <Outlet />
    </>
  );
}
