import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { modulesFrom } from "../../features/dashboard/modules.ts";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { ModulesPage } from "../../features/marketing/tools-page.tsx";
import type { Route } from "./+types/design";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "design",
    matches,
    title: `Design modules \u00b7 ${brand.firmName}`,
    description:
      "Every design module of beams, columns, connections and footings to Australian Standards: each is open today as a beta, without an account.",
  });

export default function Design() {
  return <ModulesPage groups={modulesFrom("/design")} />;
}
