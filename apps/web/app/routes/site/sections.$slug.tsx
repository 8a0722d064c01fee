import { FAMILY_NAMES } from "@kingpost/sections";
import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { SITE_PAGES } from "../../../shared/site-pages.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataPage } from "../../features/marketing/data-page.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { sectionDataset } from "../../features/marketing/structured-data.ts";
import {
  familyPath,
  pathOf,
  SECTIONS_PATH,
  sizePath,
} from "../../features/section-library/section-pages/addresses.ts";
import { FamilyPage } from "../../features/section-library/section-pages/family-page.tsx";
import {
  type NoSectionPage,
  sectionPage,
} from "../../features/section-library/section-pages/section-pages.server.ts";
import { SizePage } from "../../features/section-library/section-pages/size-page.tsx";
import "../../features/section-library/section-pages/section-pages.css";
import "../../features/section-library/section/section-detail.css";
import "../../features/section-library/capacities/capacities.css";
import "../../ui/calc/plot.css";
import type { Route } from "./+types/sections.$slug";

export const handle: PageHandle = { nav: true, use: "forms" };

export const loader = ({ url, params }: Route.LoaderArgs) => sectionPage(url, params.slug);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData || !("meant" in loaderData))
    return [{ title: `No such section · ${brand.productName}` }, { name: "robots", content: "noindex" }];
  const { meant, title, description, measured } = loaderData;
  const path = pathOf(meant);
  return pageMeta({
    page: "sections",
    path,
    matches,
    title: `${title} · ${brand.productName}`,
    description,
    about: (origin) =>
      meant.kind === "size"
        ? [sectionDataset(origin, { path, name: meant.name, description, measured })]
        : [],
  });
};

export default function SectionPageRoute({ loaderData }: Route.ComponentProps) {
  if (!("meant" in loaderData)) return <NoSection {...loaderData} />;
  const { meant } = loaderData;
  const sheet = `${SITE_PAGES.sections.sheet}/${meant.category}`;
  const family = FAMILY_NAMES[meant.category];
  return meant.kind === "family" ? (
    <DataPage title={family} sheet={sheet} above={[SECTIONS]}>
      <FamilyPage category={meant.category} />
    </DataPage>
  ) : (
    <DataPage
      title={meant.name}
      sheet={sheet}
      above={[SECTIONS, { label: family, to: familyPath(meant.category) }]}
    >
      <SizePage {...meant} />
    </DataPage>
  );
}

const SECTIONS = { label: "Steel sections", to: SECTIONS_PATH };

function NoSection({ asked, near }: NoSectionPage) {
  return (
    <DataPage title="Steel sections" sheet={SITE_PAGES.sections.sheet} above={[SECTIONS]}>
      <h1 className="text-32">No such section</h1>
      <p className="mt-2 text-16">
        The catalogue has no section {"\u201c"}
        {asked}
        {"\u201d"}.{near.length > 0 ? " Did you mean one of these?" : ""}
      </p>
      <ul className="mt-3 list-disc pl-5">
        {near.map((name) => (
          <li key={name}>
            <Link to={sizePath(name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </DataPage>
  );
}
