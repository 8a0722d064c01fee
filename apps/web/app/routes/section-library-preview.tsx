import { Link } from "react-router";
import { brand } from "../brand.ts";
import { catalogueUrl } from "../features/section-library/catalogue-store.ts";
import { SectionLibrary } from "../features/section-library/section-library.tsx";

export const meta = () => [
  { title: `Section Library Preview · ${brand.productName}` },
  {
    name: "description",
    content:
      "Browse 515 Australian steel sections in two grades: published properties, cross-sections to scale, comparison of up to three.",
  },
];

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
      <main>
        <SectionLibrary title="Section Library" />
      </main>
    </>
  );
}
