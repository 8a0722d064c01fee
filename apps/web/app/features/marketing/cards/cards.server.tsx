import { loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json";
import { renderToStaticMarkup } from "react-dom/server";
import { cardPath, SITE_PAGES, type SitePageName } from "../../../../shared/site-pages.ts";
import { SocialCard } from "./social-card.tsx";

/** Every card as SVG, with where it stands from the root of the site. For scripts/social-cards.ts. */
export function cards(): readonly { readonly path: string; readonly svg: string }[] {
  const catalogue = loadCatalogue(data);
  return (Object.keys(SITE_PAGES) as SitePageName[]).map((name) => ({
    path: cardPath(name),
    svg: renderToStaticMarkup(<SocialCard page={SITE_PAGES[name]} catalogue={catalogue} />),
  }));
}
