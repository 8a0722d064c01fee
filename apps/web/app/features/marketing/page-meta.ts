import type { MetaDescriptor } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { CARD, cardPath, SITE_PAGES, type SitePageName } from "../../../shared/site-pages.ts";
import { pageGraph, type Thing } from "./structured-data.ts";

interface PageMeta {
  readonly page: SitePageName;
  /** Path of a page below it, which has its card and its headline. */
  readonly path?: string | undefined;
  readonly title: string;
  readonly description: string;
  /** The routes that are shown; the root's data know the public address. */
  readonly matches: readonly (
    | { readonly id: string; readonly loaderData?: unknown; readonly data?: unknown }
    | undefined
  )[];
  /** What the page is about beyond itself, for search engines. */
  readonly about?: ((origin: string) => readonly Thing[]) | undefined;
}

function publicUrlOf(matches: PageMeta["matches"]): string | undefined {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  const isKnown = typeof data === "object" && data !== null && "publicUrl" in data;
  return isKnown && typeof data.publicUrl === "string" ? data.publicUrl : undefined;
}

/** Title, description, the card that a shared link shows, and its schema.org data. */
export function pageMeta({
  page,
  path: below,
  title,
  description,
  matches,
  about,
}: PageMeta): MetaDescriptor[] {
  const origin = publicUrlOf(matches);
  const { headline } = SITE_PAGES[page];
  const path = below ?? SITE_PAGES[page].path;
  const words: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_AU" },
    { property: "og:site_name", content: brand.firmName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  // If the root has no data after an error, there is no address to show.
  if (origin === undefined) return words;
  return [
    ...words,
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + cardPath(page) },
    { property: "og:image:width", content: String(CARD.width) },
    { property: "og:image:height", content: String(CARD.height) },
    { property: "og:image:alt", content: `${headline}: a drawing sheet of ${brand.firmName}` },
    { "script:ld+json": pageGraph(origin, page, { path, title, description }, about?.(origin) ?? []) },
  ];
}
