import { STEEL_COLUMN } from "@kingpost/design/steel-column";
import { brand } from "../../shared/brand.ts";
import { Alternatives } from "../features/design/alternatives/alternatives.ts";
import { DesignPage } from "../features/design/page/design-page.tsx";
import { openDesign } from "../features/design/saved/open-saved.server.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { accountOf } from "../session.server.ts";
import type { Route } from "./+types/design.steel-column";

export { handle, links, shouldRevalidate } from "../features/design/page/design-route.ts";

const alternatives = new Alternatives(() => import("../features/design/alternatives/steel-column-worker.ts"));

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openDesign(STEEL_COLUMN, url.href, () => accountOf(context));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "steel-column",
    matches,
    title: `Steel Column · ${brand.productName}`,
    description:
      "Design steel columns to AS 4100 in the browser: buckling about both axes, tension, amplified moments and combined actions with every formula shown. Free beta, no account needed.",
  });

export default function SteelColumnPage({ loaderData }: Route.ComponentProps) {
  return <DesignPage module={STEEL_COLUMN} alternatives={alternatives} loaded={loaderData} />;
}
