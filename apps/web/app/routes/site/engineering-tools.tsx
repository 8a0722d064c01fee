import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { MODULE_GROUPS, tileTarget } from "../../features/dashboard/modules.ts";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { ToolsPage } from "../../features/marketing/tools-page.tsx";
import { libraryPanel } from "../../features/section-library/data-pages/library-panel.server.ts";
import type { Route } from "./+types/engineering-tools";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    page: location.pathname.startsWith("/design") ? "design" : "engineering-tools",
    matches,
    title: `${location.pathname.startsWith("/design") ? "Design modules" : "Engineering tools"} · ${brand.firmName}`,
    description:
      "Design tools for steel, concrete, foundations and connections to Australian Standards, and a library of Australian steel sections. Coming soon. The Section Library preview is open to everyone.",
  });

export const loader = () => libraryPanel();

export default function EngineeringTools({ matches, loaderData }: Route.ComponentProps) {
  const pathname = matches.at(-1)?.pathname ?? "/engineering-tools";
  const groups = MODULE_GROUPS.map(({ heading, tiles }) => ({
    heading,
    tiles: tiles.map(({ path, ...tile }) => ({ ...tile, to: tileTarget(pathname, path) })),
  }));
  const isListing = pathname === "/design";
  return (
    <ToolsPage
      title={isListing ? "Design" : "Engineering tools"}
      sheet={isListing ? "04" : "03"}
      groups={groups}
      panel={loaderData}
    />
  );
}
