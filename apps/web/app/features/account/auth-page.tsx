import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { Mark } from "../../ui/icons/mark.tsx";
import { ModuleIcon } from "../../ui/icons/module-icon.tsx";
import { Main } from "../../ui/page/main.tsx";

/** A page with an account form, and on medium and wider screens a panel about the product. */
export function AuthPage({
  title,
  lead,
  isUnderBar = false,
  children,
}: {
  readonly title: string;
  /** Under the top bar, which has the logo already. */
  readonly isUnderBar?: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={`grid md:grid-cols-2 ${isUnderBar ? "min-h-[calc(100dvh-3.5rem)]" : "min-h-dvh"}`}>
      <Main className="flex flex-col px-4 py-8 sm:px-12 md:justify-center md:py-12">
        <div className="mx-auto w-full max-w-md">
          {isUnderBar ? null : (
            <Link
              to="/"
              className="mb-8 inline-flex items-center gap-2 font-narrow font-semibold text-20 text-ink no-underline"
            >
              <Mark className="size-7" />
              {brand.productName}
            </Link>
          )}
          <h1 className="text-32">{title}</h1>
          {lead ? <p className="mt-2 text-16 text-steel">{lead}</p> : null}
          <div className="mt-6">{children}</div>
        </div>
      </Main>
      <MarketingPanel />
    </div>
  );
}

const POINTS = [
  ["515 sections", "Australian hot-rolled, welded and hollow sections in two grades."],
  [
    "Published or calculated",
    "Each value shows whether it is published by the mills or calculated from the dimensions.",
  ],
  ["Drawn to scale", "True root radii, dimensions, axes, centroid and shear centre."],
] as const;

function MarketingPanel() {
  return (
    <aside
      aria-label="About the Section Library"
      className="setting-out hidden border-hairline border-l md:flex md:flex-col md:justify-center"
    >
      <div className="mx-auto max-w-md px-8">
        <ModuleIcon name="section-library" className="mb-8 -ml-5 size-48" />
        <p className="text-balance font-narrow font-semibold text-24">Steel section data you can check</p>
        <dl className="mt-8 space-y-5">
          {POINTS.map(([term, description]) => (
            <div key={term} className="border-rule border-l-2 pl-4">
              <dt className="font-semibold text-16">{term}</dt>
              <dd className="text-16 text-steel">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
