import { brand } from "../../../shared/brand.ts";
import { designPageOf } from "../../../shared/design-pages.ts";
import { loadModule } from "../../features/design/modules/modules-on-demand.ts";
import { ModulePage } from "../../features/design/page/module-page.tsx";
import { openDesign } from "../../features/design/saved/open-saved.server.ts";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { accountOf } from "../../session.server.ts";
import type { Route } from "./+types/$kind";

export { handle, links, shouldRevalidate } from "../../features/design/page/design-route.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { kind } = designPageOf(url.pathname);
  const opened = await openDesign(await loadModule(kind), url.href, () => accountOf(context));
  return { kind, opened };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { kind, title, description } = designPageOf(location.pathname);
  return pageMeta({ page: kind, matches, title: `${title} \u00b7 ${brand.productName}`, description });
};

export default function DesignModulePage({ loaderData: { kind, opened } }: Route.ComponentProps) {
  return <ModulePage key={kind} kind={kind} loaded={opened} />;
}
