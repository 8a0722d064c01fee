import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataFooter } from "../../features/marketing/data-footer.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { DesignTables } from "../../features/section-library/design-tables/tables-page.tsx";
import { tablesTitle } from "../../features/section-library/design-tables/tables-title.ts";
import { catalogueUrl, columnsUrl } from "../../ui/catalogue/catalogue-store.ts";
import { Letterhead } from "../../ui/page/letterhead.tsx";
import { Main } from "../../ui/page/main.tsx";
import type { Route } from "./+types/design-tables";

export const handle: PageHandle = { use: "everything" };

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    page: "design-tables",
    matches,
    title: `${tablesTitle(location.search)}Design capacity tables to AS 4100 · ${brand.productName}`,
    description:
      "Design capacity tables of Australian steel sections to AS 4100: moments, compression, section capacities and largest uniform loads, as CSV, Excel, on paper, and as one PDF.",
  });

export const links = () =>
  [catalogueUrl, columnsUrl].map((href) => ({
    ...{ rel: "preload", as: "fetch", href, crossOrigin: "anonymous" as const },
  }));

export default function DesignTablesPage() {
  return (
    <>
      <Main translate="no" className="tables-page mx-auto max-w-7xl px-4 py-8 print:max-w-none print:p-0">
        <Letterhead />
        <h1 className="text-32 print:hidden">Design capacity tables</h1>
        <DesignTables />
      </Main>
      <DataFooter title="Design capacity tables" />
    </>
  );
}
