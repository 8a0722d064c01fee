import { brand } from "../brand.ts";
import { catalogueUrl } from "../features/section-library/catalogue-store.ts";
import { SectionLibrary } from "../features/section-library/section-library.tsx";
import { Main } from "../ui/main.tsx";

export const meta = () => [{ title: `Section Library · ${brand.productName}` }];

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];

/** The sticky bar and the banner. */
const ABOVE = { "--above": "8.5rem" } as React.CSSProperties;

export default function GuardedSectionLibrary() {
  return (
    <Main style={ABOVE}>
      <div className="flex h-20 flex-col justify-center border-hairline border-b px-4" data-print="hide">
        <h1 className="text-24">Section Library</h1>
        <p className="text-14 text-steel">
          Comprehensive steel section database with Australian Standards compliance
        </p>
      </div>
      <SectionLibrary title="Steel sections" />
    </Main>
  );
}
