import { brand } from "../../../shared/brand.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { libraryDataset } from "../../features/marketing/structured-data.ts";
import { FamilyList } from "../../features/section-library/section-pages/family-list.tsx";
import type { Route } from "./+types/sections";
import "../../features/section-library/section-pages/section-pages.css";
import "../../features/section-library/page/family-sheet.css";

export const handle: PageHandle = { nav: true, use: "nothing" };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    page: "sections",
    matches,
    title: `Australian steel sections · ${brand.productName}`,
    description:
      "Every Australian steel section on a page of its own: dimensions, properties and design capacities to AS 4100 in two grades, with the cross-section drawn to scale.",
    about: (origin) => [libraryDataset(origin)],
  });

export default function SectionsPage() {
  return (
    <DataPage title="Steel sections" sheet={SITE_PAGES.sections.sheet}>
      <h1 className="text-32">Australian steel sections</h1>
      <FamilyList />
    </DataPage>
  );
}
