import type { ReactNode } from "react";
import { Letterhead } from "../../ui/page/letterhead.tsx";
import { Main } from "../../ui/page/main.tsx";
import { SHEET } from "../../ui/page/sheet.ts";
import { type QuickLink, SiteFooter } from "./site-footer.tsx";

interface PageFrameProps {
  /** The drawing's title in the title block. */
  readonly title: string;
  /** Its number; a message has none. */
  readonly sheet?: string | undefined;
  readonly quickLinks: readonly QuickLink[];
  readonly children: ReactNode;
}

/** A page of the public site: its content on the sheet, the title block at its foot. */
export function PageFrame({ title, sheet, quickLinks, children }: PageFrameProps) {
  return (
    <>
      <Letterhead />
      <Main className="setting-out">{children}</Main>
      <SiteFooter title={title} sheet={sheet} quickLinks={quickLinks} />
    </>
  );
}

interface PageHeadProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The drawing beside it. */
  readonly children: ReactNode;
}

/** What a page begins with: its heading and what it is about, beside a drawing. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={`${SHEET} grid items-start gap-8 pt-8 sm:pt-12 lg:grid-cols-2 print:pt-0`}>
      <div>
        <h1 className="text-balance text-32 sm:text-48">{title}</h1>
        <p className="mt-5 max-w-xl text-16 text-steel">{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Whether it may run over onto the next sheet of paper: a section that takes much of one. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** One section of a page. One with an anchor takes the focus that follows the scroll. */
export function Section({ id, title, lead, isLong = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`${SHEET} pt-10 outline-none last:pb-16 md:pt-16 print:py-4 ${isLong ? "" : "print:break-inside-avoid"}`}
    >
      <h2 className="border-rule border-t pt-4 text-24 print:border-0 print:pt-0">{title}</h2>
      {lead ? <p className="mt-2 max-w-[40rem] text-pretty text-16 text-steel">{lead}</p> : null}
      <div className="mt-6 print:mt-3">{children}</div>
    </section>
  );
}
