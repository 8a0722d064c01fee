import { brand } from "../../../shared/brand.ts";
import { designPageOf, designPath } from "../../../shared/design-pages.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { validationFacts } from "../../features/design/how-validated/validation-facts.server.ts";
import { ValidationPage } from "../../features/design/how-validated/validation-page.tsx";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import type { Route } from "./+types/validation";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { kind, title } = designPageOf(location.pathname);
  return pageMeta({
    page: `${kind}-validation`,
    matches,
    title: `How ${title} is validated · ${brand.productName}`,
    description: `Clauses covered by the ${title} module, the published values that it is compared with, the largest differences and the known limits.`,
  });
};

export async function loader({ url }: Route.LoaderArgs) {
  const page = designPageOf(url.pathname);
  return { kind: page.kind, facts: await validationFacts(page) };
}

export default function DesignValidation({ loaderData: { kind, facts } }: Route.ComponentProps) {
  const { title } = facts;
  return (
    <DataPage
      title={`How ${title} is validated`}
      sheet={SITE_PAGES[`${kind}-validation`].sheet}
      above={[
        { label: "Design modules", to: "/design" },
        { label: "Validation", to: SITE_PAGES.validation.path },
        { label: title, to: designPath(kind), isOtherDocument: true },
      ]}
    >
      <ValidationPage facts={facts} />
    </DataPage>
  );
}
