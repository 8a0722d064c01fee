import { brand } from "../../../shared/brand.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { ProofPage } from "../../features/design/how-validated/proof-page.tsx";
import { proofFacts } from "../../features/design/how-validated/validation-facts.server.ts";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import type { Route } from "./+types/proof";

export const handle: PageHandle = { nav: true, use: "nothing" };

const { name, sheet } = SITE_PAGES.validation;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "validation",
    matches,
    title: `${name} \u00b7 ${brand.productName}`,
    description:
      "For every design module: the clauses that it covers, the published values that it is compared with, the largest difference, the rules to be confirmed, the known limits, and what moved a number.",
  });

export const loader = () => proofFacts();

export default function Proof({ loaderData }: Route.ComponentProps) {
  return (
    <DataPage title={name} sheet={sheet} above={[{ label: "Design modules", to: "/design" }]}>
      <ProofPage facts={loaderData} />
    </DataPage>
  );
}
