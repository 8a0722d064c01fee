import { useRouteLoaderData } from "react-router";
import { brand } from "../../shared/brand.ts";
import type { PageHandle } from "../delivery/page-handle.ts";
import { LibraryPage } from "../features/section-library/page/library-page.tsx";
import { viewTitle } from "../features/section-library/view-state/view-title.ts";
import type { loader as rootLoader } from "../root.tsx";
import { catalogueUrl } from "../ui/catalogue/catalogue-store.ts";
import { AccountMenu } from "../ui/page/account-menu.tsx";
import { HomeLink } from "../ui/page/home-link.tsx";
import type { Route } from "./+types/section-library";

export const handle: PageHandle = { ownBar: true };

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${viewTitle(location.search)}Section Library · ${brand.productName}` },
];

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];

export default function GuardedSectionLibrary() {
  const email = useRouteLoaderData<typeof rootLoader>("root")?.account?.email;
  return (
    <LibraryPage
      start={<HomeLink />}
      end={email === undefined ? null : <AccountMenu email={email} />}
      title="Section Library"
      subtitle="Comprehensive steel section database with Australian Standards compliance"
    />
  );
}
