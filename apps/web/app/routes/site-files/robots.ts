import { services } from "../../services.server.ts";

export async function loader() {
  const { settings } = await services();
  const body = `User-agent: *
Allow: /api/v1/sections
Disallow: /api/
Disallow: /dashboard
Disallow: /settings

Sitemap: ${settings.PUBLIC_URL}/sitemap.xml
Sitemap: ${settings.PUBLIC_URL}/sitemap-sections.xml
`;
  return new Response(body, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
