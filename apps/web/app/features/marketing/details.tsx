import type { ReactNode } from "react";

export interface Detail {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** Details on a sheet: hairlines between them, no boxes that float. */
export function Details({
  details,
  columns = 2,
}: {
  readonly details: readonly Detail[];
  readonly columns?: 1 | 2 | 4;
}) {
  const grid = {
    1: "sm:max-lg:grid-cols-3",
    2: "md:grid-cols-2",
    4: "sm:grid-cols-2 lg:grid-cols-4",
  }[columns];
  return (
    // On paper each detail has its whole border, because a page may end after any of them; in a grid of one column, a heading before
    // it would stay alone at the end of a page.
    <ul
      className={`grid border-rule border-t border-l bg-sheet print:border-0 print:pt-px print:pl-px ${grid} ${columns === 4 ? "" : "print:block"}`}
    >
      {details.map((detail) => (
        <li
          key={detail.title}
          className="flex flex-col border-rule border-r border-b p-5 md:p-6 print:-mt-px print:-ml-px print:border"
        >
          <h3 className="text-20">{detail.title}</h3>
          <div className="mt-2 flex-1 text-pretty text-16 text-steel">{detail.text}</div>
          {detail.action ? (
            <div data-print="hide" className="mt-5">
              {detail.action}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
