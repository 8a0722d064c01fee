import { brand } from "../../../shared/brand.ts";
import { cardPath, SITE_PAGES, type SitePageName } from "../../../shared/site-pages.ts";

type Value = string | number | boolean | Thing | readonly Value[];

/** Something that schema.org has a name for, with an address of its own where others refer to it. */
export interface Thing {
  readonly "@type"?: string;
  readonly "@id"?: string;
  readonly [property: string]: Value | undefined;
}

const firmId = (origin: string): string => `${origin}/#firm`;

/** The firm, as in the brand file. */
function firm(origin: string): Thing {
  return {
    "@type": "ProfessionalService",
    "@id": firmId(origin),
    name: brand.firmName,
    legalName: brand.legalName,
    identifier: brand.companyNumber,
    url: `${origin}/`,
    image: origin + cardPath("home"),
    logo: `${origin}/favicon.svg`,
    email: brand.email,
    telephone: brand.phoneDialled,
    address: { "@type": "PostalAddress", addressRegion: brand.region, addressCountry: brand.countryCode },
    areaServed: [
      { "@type": "State", name: brand.region },
      { "@type": "Country", name: brand.country },
    ],
    hasCredential: brand.credentials.map(({ short, name }) => ({
      "@type": "EducationalOccupationalCredential",
      name,
      alternateName: short,
    })),
  };
}

function site(origin: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name: brand.productName,
    url: `${origin}/`,
    inLanguage: "en-AU",
    publisher: { "@id": firmId(origin) },
  };
}

function breadcrumbs(origin: string, page: SitePageName): readonly Thing[] {
  if (page === "home") return [];
  const way = [SITE_PAGES.home, SITE_PAGES[page]];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: way.map(({ path, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: origin + path,
      })),
    },
  ];
}

/** A page's structured data for search engines, in one graph. */
export function pageGraph(
  origin: string,
  page: SitePageName,
  {
    path = SITE_PAGES[page].path,
    title,
    description,
  }: { readonly path?: string; readonly title: string; readonly description: string },
  about: readonly Thing[],
): { readonly "@context": string; readonly "@graph": readonly Thing[] } {
  const url = origin + path;
  const webPage: Thing = {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: "en-AU",
    isPartOf: { "@id": `${origin}/#site` },
    primaryImageOfPage: origin + cardPath(page),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [webPage, site(origin), firm(origin), ...breadcrumbs(origin, page), ...about],
  };
}

/** A service of the firm, as a card of the page describes it. */
export function service(
  origin: string,
  { title, text }: { readonly title: string; readonly text: string },
): Thing {
  return {
    "@type": "Service",
    name: title,
    description: text,
    serviceType: title,
    provider: { "@id": firmId(origin) },
    areaServed: { "@type": "Country", name: brand.country },
  };
}

/** The section library as a public data set. */
export function libraryDataset(origin: string): Thing {
  return {
    "@type": "Dataset",
    "@id": `${origin}/#sections`,
    name: "Australian steel sections",
    description:
      "Dimensions and section properties of Australian hot-rolled, welded and hollow steel sections in two grades, published in the mills' tables or calculated from the dimensions, each value with its source.",
    url: `${origin}${SITE_PAGES["section-library-preview"].path}`,
    license: `${origin}${SITE_PAGES["about-the-data"].path}`,
    isAccessibleForFree: true,
    creator: { "@id": firmId(origin) },
    spatialCoverage: brand.country,
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "application/json",
      contentUrl: `${origin}/api/v1/sections`,
    },
  };
}

interface DescribedSection {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly measured: readonly { readonly name: string; readonly value: number; readonly unit: string }[];
}

/** One section as a part of the data set, with its properties. */
export function sectionDataset(
  origin: string,
  { path, name, description, measured }: DescribedSection,
): Thing {
  return {
    "@type": "Dataset",
    name: `${name}: section properties`,
    description,
    url: origin + path,
    license: `${origin}${SITE_PAGES["about-the-data"].path}`,
    isAccessibleForFree: true,
    creator: { "@id": firmId(origin) },
    isPartOf: { "@id": `${origin}/#sections` },
    variableMeasured: measured.map(({ name: property, value, unit }) => ({
      "@type": "PropertyValue",
      name: property,
      value,
      ...(unit !== "" && { unitText: unit }),
    })),
  };
}
