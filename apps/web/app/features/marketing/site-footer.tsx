import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { formatYear } from "../../../shared/dates.ts";
import { SHEET } from "../../ui/page/sheet.ts";
import { useToday } from "../../ui/page/today.ts";

export interface QuickLink {
  readonly label: string;
  readonly to: string;
}

interface SiteFooterProps {
  readonly title: string;
  readonly sheet?: string | undefined;
  readonly quickLinks: readonly QuickLink[];
}

const CELL =
  "border-rule border-t py-4 first:border-t-0 md:border-t-0 md:border-l md:px-4 md:first:border-l-0 print:border-t-0 print:py-2";
const LABEL = "text-12 text-steel";
const FIGURE = "mt-1 font-narrow font-semibold text-16";

/** The foot of every public page is a drawing's title block: firm, contacts, links, what the sheet shows. */
export function SiteFooter({ title, sheet, quickLinks }: SiteFooterProps) {
  const today = useToday();
  return (
    <footer className="print:mt-6 border-rule border-t-2 bg-sheet">
      <div className={SHEET}>
        <div className="grid border-rule md:grid-cols-[1.2fr_1fr_1fr_1fr] md:border-x print:grid-cols-3">
          <div className={CELL}>
            <p className="font-narrow font-semibold text-20">{brand.firmName}</p>
            <p className="mt-1 text-14 text-steel">{brand.serviceAreas}</p>
          </div>
          <div className={CELL}>
            <p className={LABEL}>Contact</p>
            <p className="mt-1 text-14">
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </p>
            <p className="mt-1 text-14">
              <a href={`tel:${brand.phoneDialled}`}>{brand.phone}</a>
            </p>
          </div>
          <nav aria-label="Quick Links" data-print="hide" className={CELL}>
            <h2 className={`${LABEL} font-normal font-sans`}>Quick Links</h2>
            <ul className="mt-1 space-y-1 text-14">
              {quickLinks.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <dl className={`${CELL} grid grid-cols-2 content-between gap-3`}>
            <div className="col-span-2">
              <dt className={LABEL}>Drawing</dt>
              <dd className={FIGURE}>{title}</dd>
            </div>
            {sheet ? (
              <div>
                <dt className={LABEL}>Sheet</dt>
                <dd className={FIGURE}>{sheet}</dd>
              </div>
            ) : null}
            {today ? (
              <div>
                <dt className={LABEL}>Date</dt>
                <dd className={FIGURE}>{today}</dd>
              </div>
            ) : null}
          </dl>
        </div>
      </div>
      <div className="border-rule border-t">
        <div
          className={`${SHEET} flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-13 text-steel`}
        >
          <p>
            {"\u00a9"} {formatYear(new Date())} {brand.legalName}. {brand.companyNumber}
          </p>
          <ul data-print="hide" className="flex gap-4">
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms &amp; Conditions</Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
