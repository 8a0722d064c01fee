import type { ReactNode } from "react";
import { Link } from "react-router";
import { Letterhead } from "../../ui/page/letterhead.tsx";
import { Main } from "../../ui/page/main.tsx";
import { SHEET, SHEET_TOP } from "../../ui/page/sheet.ts";
import { type QuickLink, SiteFooter } from "./site-footer.tsx";

interface SheetPageProps {
  /** The drawing's title in the title block, and its number. */
  readonly title: string;
  readonly sheet: string;
  readonly quickLinks: readonly QuickLink[];
  /** The pages above this one, in the crumb over the heading. */
  readonly above?: readonly (QuickLink & { readonly isOtherDocument?: boolean })[];
  /** Numbers and names are not for a browser's translation. */
  readonly translate?: "no";
  readonly className?: string;
  /** Whether the title block is printed. Sheets of tables need none. */
  readonly isBlockPrinted?: boolean;
  readonly children: ReactNode;
}

/** A page on the one grid without the setting-out lines of the marketing pages: data, forms and the account. */
export function SheetPage({
  title,
  sheet,
  quickLinks,
  above = [],
  translate,
  className = "",
  isBlockPrinted = true,
  children,
}: SheetPageProps) {
  return (
    <>
      <Main
        {...(translate ? { translate } : {})}
        className={`${SHEET} min-h-[calc(100dvh-14.5rem)] pb-12 md:pb-16 print:min-h-0 print:pb-0 ${className}`}
      >
        <Letterhead />
        {above.length === 0 ? (
          <div className={SHEET_TOP} />
        ) : (
          <nav aria-label="Breadcrumb" className={SHEET_TOP}>
            <ol className="flex flex-wrap gap-x-2">
              {above.map(({ label, to, isOtherDocument = false }) => (
                <li key={to} className="not-first:before:mr-2 not-first:before:content-['/']">
                  <Link to={to} reloadDocument={isOtherDocument}>
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {children}
      </Main>
      <div data-print={isBlockPrinted ? undefined : "hide"}>
        <SiteFooter title={title} sheet={sheet} quickLinks={quickLinks} />
      </div>
    </>
  );
}
