import { brand } from "../brand.ts";
import { catalogueUrl } from "../features/section-library/catalogue-store.ts";
import { SectionLibrary } from "../features/section-library/section-library.tsx";

export const meta = () => [{ title: `Section Library · ${brand.productName}` }];

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];

export default function GuardedSectionLibrary() {
  return (
    <>
      <header className="border-hairline border-b px-4 py-3" data-print="hide">
        <h1 className="text-24">Section Library</h1>
        <p className="text-14 text-steel">
          Comprehensive steel section database with Australian Standards compliance
        </p>
      </header>
      <main>
        <SectionLibrary title="Steel sections" />
      </main>
    </>
  );
}
