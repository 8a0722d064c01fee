import { DESIGN_PAGES, type DesignKind, designPath } from "./design-pages.ts";

/** A public page: an entry in the list for search engines, with a social card of its own. */
export interface SitePage {
  readonly path: string;
  /** The name in the title block and in the breadcrumb. */
  readonly name: string;
  readonly sheet: string;
  /** The large text of its card. */
  readonly headline: string;
  readonly drawing: "frame" | "rack" | "diagrams" | "sections" | "mark";
}

/** The page of each design module, and that of its validation. */
const MODULE_PAGES = Object.fromEntries(
  DESIGN_PAGES.flatMap(({ kind, title, standards: [{ standard }] }, at): [string, SitePage][] => {
    const [path, how] = [designPath(kind), `How ${title} is validated`];
    return [
      [
        kind,
        {
          path,
          name: title,
          sheet: `12/${at + 1}`,
          headline: `${title} to ${standard}`,
          drawing: "diagrams",
        },
      ],
      [
        `${kind}-validation`,
        { path: `${path}/validation`, name: how, sheet: `14/${at + 1}`, headline: how, drawing: "diagrams" },
      ],
    ];
  }),
) as Readonly<Record<DesignKind | `${DesignKind}-validation`, SitePage>>;

export const SITE_PAGES = {
  home: {
    path: "/",
    name: "Home",
    sheet: "01",
    headline: "Expert Structural Engineering Services",
    drawing: "frame",
  },
  consulting: {
    path: "/consulting",
    name: "Consulting services",
    sheet: "02",
    headline: "Structural Engineering Consulting",
    drawing: "rack",
  },
  "engineering-tools": {
    path: "/engineering-tools",
    name: "Engineering tools",
    sheet: "03",
    headline: "Smart Structural Design Tools",
    drawing: "diagrams",
  },
  design: { path: "/design", name: "Design", sheet: "04", headline: "Design Modules", drawing: "diagrams" },
  terms: { path: "/terms", name: "Terms of Use", sheet: "05", headline: "Terms of Use", drawing: "mark" },
  privacy: {
    path: "/privacy",
    name: "Privacy Policy",
    sheet: "06",
    headline: "Privacy Policy",
    drawing: "mark",
  },
  "section-library-preview": {
    path: "/section-library-preview",
    name: "Section Library Preview",
    sheet: "11",
    headline: "Australian steel sections",
    drawing: "sections",
  },
  "about-the-data": {
    path: "/about-the-data",
    name: "About the data",
    sheet: "10",
    headline: "About the data",
    drawing: "sections",
  },
  "load-path": {
    path: "/design/load-path",
    name: "Load Path",
    sheet: "13",
    headline: "Load paths, case by case",
    drawing: "frame",
  },
  validation: {
    path: "/design/validation",
    name: "How the modules are validated",
    sheet: "14",
    headline: "Clauses, examples, differences, limits",
    drawing: "diagrams",
  },
  "design-tables": {
    path: "/design-tables",
    name: "Design capacity tables",
    sheet: "09",
    headline: "Design capacity tables",
    drawing: "sections",
  },
  sections: {
    path: "/sections",
    name: "Steel sections",
    sheet: "08",
    headline: "Australian steel sections",
    drawing: "sections",
  },
  programs: {
    path: "/api",
    name: "For programs",
    sheet: "15",
    headline: "Sections and designs as JSON",
    drawing: "sections",
  },
  ...MODULE_PAGES,
} as const satisfies Readonly<Record<string, SitePage>>;

export type SitePageName = keyof typeof SITE_PAGES;

/** The sheet numbers of pages that no search engine lists. */
export const UNLISTED_SHEETS = { contact: "07", dashboard: "20", settings: "21", module: "22" } as const;

/** Pixels of a card. */
export const CARD = { width: 1200, height: 630 } as const;

/** Where the build puts the card of a page; from the root of the site. */
export const cardPath = (name: SitePageName): string => `/cards/${name}.png`;
