import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { drawnNode } from "../../ui/calc/scene.tsx";
import { Mark } from "../../ui/icons/mark.tsx";
import type { LibraryPanel } from "../../ui/open-now/library-panel.ts";
import { Main } from "../../ui/page/main.tsx";

/** A page with an account form, and on medium and wider screens a panel about the product. */
export function AuthPage({
  title,
  lead,
  isUnderBar = false,
  panel,
  children,
}: {
  readonly title: string;
  /** A section of the library, for the panel. */
  readonly panel: LibraryPanel;
  /** Under the top bar, which has the logo already. */
  readonly isUnderBar?: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={`grid md:grid-cols-2 ${isUnderBar ? "min-h-[calc(100dvh-3.5rem)]" : "min-h-dvh"}`}>
      <Main
        className={`px-4 pb-12 sm:px-6 lg:pl-[max(1.5rem,calc(50vw-34.5rem))] ${isUnderBar ? "pt-8 sm:pt-12" : "pt-3"}`}
      >
        <div className="w-full max-w-[27.5rem]">
          {isUnderBar ? null : (
            <Link
              to="/"
              className="mb-11 inline-flex min-h-8 items-center gap-2 font-narrow sm:mb-15 font-semibold text-20 text-ink no-underline"
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
      <MarketingPanel {...panel} />
    </div>
  );
}

function MarketingPanel({ name, grade, drawing, sizes, families, rows }: LibraryPanel) {
  const moment = rows.at(-1);
  const points = [
    [sizes, `sizes in ${families} families, two grades`],
    ["AS 4100", "capacities with every step and clause"],
    ["To scale", "true root radii, from the numbers in the table"],
  ] as const;
  return (
    <aside
      aria-label="About the Section Library"
      className="setting-out hidden border-hairline border-l md:flex md:flex-col md:justify-center"
    >
      <div className="mx-auto w-full max-w-[31rem] p-6">
        <figure className="border border-rule bg-sheet p-4">
          <div className="auth-drawing">{drawnNode(drawing, 0)}</div>
          <figcaption
            translate="no"
            className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t pt-3"
          >
            <strong className="font-narrow text-20">{name}</strong>
            {moment?.symbol ? (
              <span className="text-14 text-steel">
                {grade},{" "}
                {moment.symbol.map(({ base, subscript }) => (
                  <span key={base}>
                    <i>{base}</i>
                    <sub>{subscript}</sub>
                  </span>
                ))}{" "}
                = {moment.text} {moment.unit}
              </span>
            ) : null}
          </figcaption>
        </figure>
        <dl className="mt-8 grid gap-4 lg:grid-cols-3">
          {points.map(([term, description]) => (
            <div key={term}>
              <dt className="font-narrow font-semibold text-24">{term}</dt>
              <dd className="text-14 text-steel">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
