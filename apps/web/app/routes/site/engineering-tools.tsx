import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { modulesFrom } from "../../features/dashboard/modules.ts";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { ToolsPage } from "../../features/marketing/tools-page.tsx";
import { libraryPanel } from "../../features/section-library/data-pages/library-panel.server.ts";
import type { Route } from "./+types/engineering-tools";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "engineering-tools",
    matches,
    title: `Engineering tools \u00b7 ${brand.firmName}`,
    description:
      "Design tools for steel, concrete, foundations and connections to Australian Standards, and a library of Australian steel sections. Coming soon. The Section Library preview is open to everyone.",
  });

export const loader = () => libraryPanel();

export default function EngineeringTools({ loaderData }: Route.ComponentProps) {
  return <ToolsPage groups={modulesFrom("/engineering-tools")} panel={loaderData} />;
}
