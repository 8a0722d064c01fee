import type { ReactNode } from "react";
import { brand } from "../../../shared/brand.ts";
import { SHEET } from "../../ui/page/sheet.ts";
import { PageFrame } from "./page-frame.tsx";
import { TextColumns } from "./text-columns.tsx";

const QUICK_LINKS = [
  { label: "Home", to: "/" },
  { label: "Consulting Services", to: "/consulting" },
  { label: "Engineering Tools", to: "/engineering-tools" },
];

interface LegalPageProps {
  readonly title: string;
  readonly sheet: string;
  /** The current date in full (specification: the effective date of both pages). */
  readonly effective: string;
  readonly children: ReactNode;
}

export function LegalPage({ title, sheet, effective, children }: LegalPageProps) {
  return (
    <PageFrame title={title} sheet={sheet} quickLinks={QUICK_LINKS}>
      <article className={`legal ${SHEET} pt-8 pb-16 sm:pt-12 print:py-0`}>
        <p className="mb-6 hidden border-rule border-b pb-2 text-13 text-steel print:block">
          <span className="font-narrow font-semibold text-16 text-ink">{brand.firmName}</span>
          {" \u00b7 "}
          {brand.companyNumber} {"\u00b7"} {brand.phone} {"\u00b7"} {brand.email}
        </p>
        <h1 className="text-32">{title}</h1>
        <p className="mt-3 text-14 text-steel">Effective date: {effective}</p>
        <TextColumns>{children}</TextColumns>
      </article>
    </PageFrame>
  );
}
