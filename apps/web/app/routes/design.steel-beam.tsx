import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import { brand } from "../../shared/brand.ts";
import { Alternatives } from "../features/design/alternatives/alternatives.ts";
import { DesignPage } from "../features/design/page/design-page.tsx";
import { openDesign } from "../features/design/saved/open-saved.server.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { accountOf } from "../session.server.ts";
import type { Route } from "./+types/design.steel-beam";

export { handle, links, shouldRevalidate } from "../features/design/page/design-route.ts";

const alternatives = new Alternatives(() => import("../features/design/alternatives/steel-beam-worker.ts"));

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openDesign(STEEL_BEAM, url.href, () => accountOf(context));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "steel-beam",
    matches,
    title: `Steel Beam · ${brand.productName}`,
    description:
      "Design steel beams to AS 4100 in the browser: load combinations, moment, shear and deflection with every formula shown. Free beta, no account needed.",
  });

export default function SteelBeamPage({ loaderData }: Route.ComponentProps) {
  return <DesignPage module={STEEL_BEAM} alternatives={alternatives} loaded={loaderData} />;
}
