import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataFooter } from "../../features/marketing/data-footer.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { libraryDataset } from "../../features/marketing/structured-data.ts";
import { FamilyList } from "../../features/section-library/section-pages/family-page.tsx";
import { Letterhead } from "../../ui/page/letterhead.tsx";
import { Main } from "../../ui/page/main.tsx";
import type { Route } from "./+types/sections";
import "../../features/section-library/section-pages/section-pages.css";
import "../../features/section-library/page/family-sheet.css";

export const handle: PageHandle = { use: "nothing" };

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
    <>
      <Main className="mx-auto max-w-5xl px-4 py-12 print:max-w-none print:px-0 print:py-0">
        <Letterhead />
        <h1 className="text-32">Australian steel sections</h1>
        <p className="mt-2 text-16">
          Each family and each size has its own page. To search, filter, compare and export them, open the{" "}
          <Link to="/section-library-preview">Section Library</Link>.
        </p>
        <FamilyList />
      </Main>
      <DataFooter title="Steel sections" />
    </>
  );
}
