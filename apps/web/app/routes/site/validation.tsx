import { brand } from "../../../shared/brand.ts";
import { designPageOf } from "../../../shared/design-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { validationFacts } from "../../features/design/how-validated/validation-facts.server.ts";
import { ValidationPage } from "../../features/design/how-validated/validation-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import type { Route } from "./+types/validation";

export const handle: PageHandle = { use: "nothing" };

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { kind, title } = designPageOf(location.pathname);
  return pageMeta({
    page: `${kind}-validation`,
    matches,
    title: `How ${title} is validated · ${brand.productName}`,
    description: `Clauses covered by the ${title} module, the published values that it is compared with, the largest differences and the known limits.`,
  });
};

export const loader = ({ url }: Route.LoaderArgs) => validationFacts(designPageOf(url.pathname));

export default function DesignValidation({ loaderData }: Route.ComponentProps) {
  return <ValidationPage facts={loaderData} />;
}
