import { SiteFooter } from "./site-footer.tsx";

const LINKS = [
  { label: "Home", to: "/" },
  { label: "Section Library", to: "/section-library-preview" },
  { label: "Steel Sections", to: "/sections" },
  { label: "Design Capacity Tables", to: "/design-tables" },
  { label: "About the Data", to: "/about-the-data" },
  { label: "For Programs", to: "/api" },
];

/** The foot of the pages of data. On paper they are sheets of tables, which need no title block of the site. */
export function DataFooter({ title }: { readonly title: string }) {
  return (
    <div data-print="hide" className="mt-8">
      <SiteFooter title={title} quickLinks={LINKS} />
    </div>
  );
}
