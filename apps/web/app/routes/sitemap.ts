import { services } from "../../server/services.ts";

const PUBLIC_PAGES = [
  "/",
  "/consulting",
  "/engineering-tools",
  "/section-library-preview",
  "/about-the-data",
  "/terms",
  "/privacy",
];

export async function loader() {
  const { settings } = await services();
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${settings.PUBLIC_URL}${path}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(body, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
