import type { ComponentProps } from "react";
import { SheetPage } from "./sheet-page.tsx";

const LINKS = [
  { label: "Home", to: "/" },
  { label: "Section Library", to: "/section-library-preview" },
  { label: "Steel Sections", to: "/sections" },
  { label: "Design Capacity Tables", to: "/design-tables" },
  { label: "About the Data", to: "/about-the-data" },
  { label: "For Programs", to: "/api" },
];

/** A page of data. On paper it is a sheet of tables, which needs no title block of the site. Numbers stay whole in a narrow column. */
export const DataPage = ({
  className = "",
  ...props
}: Omit<ComponentProps<typeof SheetPage>, "quickLinks" | "isBlockPrinted">) => (
  <SheetPage
    quickLinks={LINKS}
    isBlockPrinted={false}
    className={`[&_table]:[overflow-wrap:break-word] ${className}`}
    {...props}
  />
);
