import type { ReactNode } from "react";
import { Letterhead } from "../../ui/page/letterhead.tsx";
import { Main } from "../../ui/page/main.tsx";
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
    <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-10 sm:px-6 lg:grid-cols-2 lg:pt-16 print:px-0 print:pt-0">
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
      className={`mx-auto max-w-6xl px-4 py-10 outline-none sm:px-6 md:py-14 print:px-0 print:py-4 ${isLong ? "" : "print:break-inside-avoid"}`}
    >
      <h2 className="text-24 md:text-32">{title}</h2>
      {lead ? <p className="mt-4 max-w-2xl text-pretty text-16 text-steel">{lead}</p> : null}
      <div className="mt-6 print:mt-3">{children}</div>
    </section>
  );
}
