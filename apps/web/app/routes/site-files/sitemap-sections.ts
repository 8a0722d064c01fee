import { sectionPaths } from "../../features/section-library/section-pages/addresses.ts";
import { services } from "../../services.server.ts";
import { sitemapOf } from "../../sitemap.server.ts";
import { currentCatalogue } from "../../ui/catalogue/catalogue-store.ts";

/** The pages of the sections: apart from those of the site, which are few. */
export async function loader() {
  const { settings } = await services();
  return sitemapOf(settings.PUBLIC_URL, sectionPaths(currentCatalogue()));
}
