import { Children, isValidElement, type ReactNode } from "react";
import { Part, partId } from "../../ui/page/part.tsx";

/** Text on the left edge of the sheet, and its contents in the side column. Its parts are its direct children. */
export function TextColumns({ children }: { readonly children: ReactNode }) {
  const titles = Children.toArray(children).flatMap((child) =>
    isValidElement<{ readonly title: string }>(child) && child.type === Part ? [child.props.title] : [],
  );
  return (
    <div className="mt-6 grid gap-6 lg:mt-8 lg:grid-cols-[minmax(0,45.5rem)_minmax(0,1fr)] print:block">
      <div className="min-w-0 max-w-[45.5rem] print:max-w-none">{children}</div>
      <nav aria-label="Contents" data-print="hide" className="hidden lg:block">
        <ol className="sticky top-20 border-hairline border-l pl-6 text-14">
          {titles.map((title) => (
            <li key={title} className="py-1">
              <a
                href={`#${partId(title)}`}
                className="text-steel no-underline hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
