import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import type { PageHandle } from "../../delivery/page-handle.ts";
import { DataFooter } from "../../features/marketing/data-footer.tsx";
import { pageMeta } from "../../features/marketing/page-meta.ts";
import { sectionDataset } from "../../features/marketing/structured-data.ts";
import { pathOf, sizePath } from "../../features/section-library/section-pages/addresses.ts";
import { FamilyPage } from "../../features/section-library/section-pages/family-page.tsx";
import { sectionPage } from "../../features/section-library/section-pages/section-pages.server.ts";
import { familyLink, SizePage } from "../../features/section-library/section-pages/size-page.tsx";
import { Letterhead } from "../../ui/page/letterhead.tsx";
import { Main } from "../../ui/page/main.tsx";
import type { Route } from "./+types/sections.$slug";
import "../../features/section-library/section-pages/section-pages.css";
import "../../features/section-library/section/section-detail.css";

export const handle: PageHandle = { use: "nothing" };

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
  return (
    <>
      <Main className="mx-auto max-w-6xl px-4 py-12 print:max-w-none print:px-0 print:py-0">
        <Letterhead />
        <nav aria-label="Sections" className="text-14" data-print="hide">
          <Link to="/sections">Steel sections</Link>
          {"meant" in loaderData && loaderData.meant.kind === "size" ? (
            <> / {familyLink(loaderData.meant.category)}</>
          ) : null}
        </nav>
        {"meant" in loaderData ? (
          loaderData.meant.kind === "family" ? (
            <FamilyPage category={loaderData.meant.category} />
          ) : (
            <SizePage {...loaderData.meant} />
          )
        ) : (
          <>
            <h1 className="mt-2 text-32">No such section</h1>
            <p className="mt-2 text-16">
              The catalogue has no section {"\u201c"}
              {loaderData.asked}
              {"\u201d"}.{loaderData.near.length > 0 ? " Did you mean one of these?" : ""}
            </p>
            <ul className="mt-3 list-disc pl-5">
              {loaderData.near.map((name) => (
                <li key={name}>
                  <Link to={sizePath(name)}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Main>
      <DataFooter title="Steel sections" />
    </>
  );
}
