import type { ComponentProps } from "react";
import { SheetPage } from "./sheet-page.tsx";

const LINKS = [
  { label: "Dashboard", to: "/dashboard" },
  { label: "Section Library", to: "/section-library" },
  { label: "Design Capacity Tables", to: "/design-tables" },
  { label: "Settings", to: "/settings" },
];

/** A page for signed-in users. */
export const AccountPage = (props: Omit<ComponentProps<typeof SheetPage>, "quickLinks">) => (
  <SheetPage quickLinks={LINKS} {...props} />
);
