import { SITE_PAGES } from "../../shared/site-pages.ts";
import { services } from "../services.server.ts";

/** Not the second address of the modules. */
const PATHS = Object.values(SITE_PAGES)
  .map(({ path }) => path)
  .filter((path) => path !== SITE_PAGES.design.path);

export async function loader() {
  const { settings } = await services();
  const urls = PATHS.map((path) => `  <url><loc>${settings.PUBLIC_URL}${path}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
