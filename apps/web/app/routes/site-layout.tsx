import { Outlet, useMatches, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import { TopBar } from "../ui/top-bar.tsx";

/** Pages of the public site say so by `handle = { nav: true }`. */
function hasNav(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "nav" in handle && handle.nav === true;
}

/** Every page with the top bar. */
export default function SiteLayout() {
  const session = useRouteLoaderData<typeof rootLoader>("root");
  const isPublicSite = useMatches().some(({ handle }) => hasNav(handle));
  return (
    <>
      <TopBar email={session?.account?.email} isPublicSite={isPublicSite} />
      <Outlet />
    </>
  );
}
