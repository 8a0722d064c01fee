import { Link } from "react-router";
import { brand } from "../../shared/brand.ts";
import type { PageHandle } from "../delivery/page-handle.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { libraryDataset } from "../features/marketing/structured-data.ts";
import { LibraryPage } from "../features/section-library/page/library-page.tsx";
import { viewTitle } from "../features/section-library/view-state/view-title.ts";
import { catalogueUrl } from "../ui/catalogue/catalogue-store.ts";
import type { Route } from "./+types/section-library-preview";

export const handle: PageHandle = { use: "everything" };

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    page: "section-library-preview",
    matches,
    title: `${viewTitle(location.search)}Section Library Preview · ${brand.productName}`,
    description: `${catalogueWords(matches)}: published and calculated properties in two grades, cross-sections drawn to scale, comparison of up to three sections.`,
    about: (origin) => [libraryDataset(origin)],
  });

function catalogueWords([root]: Route.MetaArgs["matches"]): string {
  // Without data after an error.
  const counts = root.loaderData?.catalogue;
  return counts
    ? `${counts.sizes} Australian steel sections in ${counts.families} families`
    : "Australian steel sections";
}

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];

export default function SectionLibraryPreview() {
  return <LibraryPage title="Section Library Preview" start={<BackHome />} />;
}

function BackHome() {
  return (
    <Link to="/" className="library-home">
      Back to Home
    </Link>
  );
}
