import { Outlet, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import { TopBar } from "../ui/top-bar.tsx";

/** Every page with the top bar. */
export default function SiteLayout() {
  const session = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <TopBar email={session?.account?.email} />
      <Outlet />
    </>
  );
}
