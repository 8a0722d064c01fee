import { Link } from "react-router";
import { brand } from "../brand.ts";
import { pageMeta } from "../features/marketing/page-meta.ts";
import { libraryDataset } from "../features/marketing/structured-data.ts";
import { catalogueUrl } from "../features/section-library/catalogue-store.ts";
import { viewTitle } from "../features/section-library/library-state.ts";
import { SectionLibrary } from "../features/section-library/section-library.tsx";
import type { PageHandle } from "../page-handle.ts";
import { Main } from "../ui/main.tsx";
import type { Route } from "./+types/section-library-preview";

export const handle: PageHandle = { use: "everything" };

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    page: "section-library-preview",
    matches,
    title: `${viewTitle(location.search)}Section Library Preview · ${brand.productName}`,
    description:
      "515 Australian steel sections in two grades: published and calculated properties, cross-sections to scale, comparison of up to three.",
    about: (origin) => [libraryDataset(origin)],
  });

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];

export default function SectionLibraryPreview() {
  return (
    <>
      <header
        className="flex h-12 items-center justify-between gap-4 border-hairline border-b px-4"
        data-print="hide"
      >
        <h1 className="font-narrow font-semibold text-16">Section Library Preview</h1>
        <Link to="/">Back to Home</Link>
      </header>
      <Main>
        <SectionLibrary title="Section Library" />
      </Main>
    </>
  );
}
