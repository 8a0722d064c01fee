import { BASEPLATE } from "@kingpost/design/baseplate";
import { brand } from "../../shared/brand.ts";
import { Alternatives } from "../features/design/alternatives/alternatives.ts";
import { DesignPage } from "../features/design/page/design-page.tsx";
import { openDesign } from "../features/design/saved/open-saved.server.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { accountOf } from "../session.server.ts";
import type { Route } from "./+types/design.baseplate";

export { handle, links, shouldRevalidate } from "../features/design/page/design-route.ts";

const alternatives = new Alternatives(() => import("../features/design/alternatives/baseplate-worker.ts"));

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openDesign(BASEPLATE, url.href, () => accountOf(context));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "baseplate",
    matches,
    title: `Baseplate · ${brand.productName}`,
    description:
      "Design column base plates to AS 4100 and AS 3600 in the browser: bearing, plate thickness, bolts, shear and welds with every formula shown. Free beta, no account needed.",
  });

export default function BaseplatePage({ loaderData }: Route.ComponentProps) {
  return <DesignPage module={BASEPLATE} alternatives={alternatives} loaded={loaderData} />;
}
