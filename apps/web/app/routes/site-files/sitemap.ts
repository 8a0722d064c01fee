import { SITE_PAGES } from "../../../shared/site-pages.ts";
import { services } from "../../services.server.ts";
import { sitemapOf } from "../../sitemap.server.ts";

const PATHS = Object.values(SITE_PAGES).map(({ path }) => path);

export async function loader() {
  const { settings } = await services();
  return sitemapOf(settings.PUBLIC_URL, PATHS);
}
