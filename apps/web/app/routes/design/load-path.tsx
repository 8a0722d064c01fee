import { brand } from "../../../shared/brand.ts";
import { openLoadPath } from "../../features/design/load-path/file/project-path.server.ts";
import { PathPage } from "../../features/design/load-path/path-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { accountOf } from "../../session.server.ts";
import type { Route } from "./+types/load-path";

export { handle, links, shouldRevalidate } from "../../features/design/page/design-route.ts";

export const loader = ({ url, context }: Route.LoaderArgs) =>
  openLoadPath(url.href, () => accountOf(context));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "load-path",
    matches,
    title: `Load Path · ${brand.productName}`,
    description:
      "Carry reactions from beams to columns, connections and footings by load case, and see at once which members a change puts out of date. Free beta, no account needed.",
  });

export default function LoadPathPage({ loaderData }: Route.ComponentProps) {
  return <PathPage loaded={loaderData} />;
}
