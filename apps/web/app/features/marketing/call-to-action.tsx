import type { ReactNode } from "react";
import { SHEET } from "../../ui/page/sheet.ts";

/** The end of a page: the next step. */
export function CallToAction({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section data-print="hide" className="mt-16 border-rule border-t bg-shade">
      <div className={`${SHEET} py-12`}>
        <h2 className="text-24 sm:text-32">{title}</h2>
        <p className="mt-3 max-w-2xl text-16 text-steel">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
