import { brand } from "../../../shared/brand.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { DesignTables } from "../../features/section-library/design-tables/tables-page.tsx";
import { tablesTitle } from "../../features/section-library/design-tables/tables-title.ts";
import { catalogueUrl, columnsUrl } from "../../ui/catalogue/catalogue-store.ts";
import type { Route } from "./+types/design-tables";

export const handle: PageHandle = { nav: true, use: "everything" };

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
    <DataPage
      title="Design capacity tables"
      sheet={SITE_PAGES["design-tables"].sheet}
      translate="no"
      className="tables-page"
    >
      <h1 className="text-32 print:hidden">Design capacity tables</h1>
      <DesignTables />
    </DataPage>
  );
}
