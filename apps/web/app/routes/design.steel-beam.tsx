import { STEEL_BEAM } from "@kingpost/design/steel-beam";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { brand } from "../../shared/brand.ts";
import { Alternatives } from "../features/design/alternatives/alternatives.ts";
import { DesignPage } from "../features/design/page/design-page.tsx";
import { openDesign } from "../features/design/saved/open-saved.server.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import type { PageHandle } from "../page-handle.ts";
import { accountOf } from "../session.server.ts";
import { isOnlyQuery } from "../ui/only-query.ts";
import { catalogueUrl } from "../ui/section-picker/catalogue-store.ts";
import type { Route } from "./+types/design.steel-beam";

const alternatives = new Alternatives(() => import("../features/design/alternatives/steel-beam-worker.ts"));

export const handle: PageHandle = { use: "everything" };

export const loader = ({ request, context }: Route.LoaderArgs) =>
  openDesign(STEEL_BEAM, request.url, accountOf(context));

// The page writes its own address as the design changes.
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isOnlyQuery(change) ? false : change.defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "steel-beam",
    matches,
    title: `Steel Beam · ${brand.productName}`,
    description:
      "Design steel beams to AS 4100 in the browser: load combinations, moment, shear and deflection with every formula shown. Free beta, no account needed.",
  });

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];

export default function SteelBeamPage({ loaderData }: Route.ComponentProps) {
  return <DesignPage module={STEEL_BEAM} alternatives={alternatives} opened={loaderData} />;
}
