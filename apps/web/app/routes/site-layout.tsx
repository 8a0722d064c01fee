import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import { isPageHandle } from "../page-handle.ts";
import type { loader as rootLoader } from "../root.tsx";
import { TopBar } from "../ui/top-bar.tsx";

/** Every page with the top bar. */
export default function SiteLayout() {
  const session = useRouteLoaderData<typeof rootLoader>("root");
  const isPublicSite = useMatches().some(({ handle }) => isPageHandle(handle) && handle.nav);
  return (
    <>
      <TopBar email={session?.account?.email} isPublicSite={isPublicSite} />
      <Outlet />
    </>
  );
}
