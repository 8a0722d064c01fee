import { brand } from "../../shared/brand.ts";
import { validationFacts } from "../features/design/how-validated/validation-facts.server.ts";
import { ValidationPage } from "../features/design/how-validated/validation-page.tsx";
import { pageMeta } from "../features/marketing/page-meta.ts";
import type { PageHandle } from "../page-handle.ts";
import type { Route } from "./+types/design.steel-beam.validation";

export const handle: PageHandle = { use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "steel-beam-validation",
    matches,
    title: `How Steel Beam is validated · ${brand.productName}`,
    description:
      "Clauses covered by the Steel Beam module, the published values that it is compared with, the largest differences and the known limits.",
  });

export const loader = () => validationFacts();

export default function SteelBeamValidation({ loaderData }: Route.ComponentProps) {
  return <ValidationPage facts={loaderData} />;
}
