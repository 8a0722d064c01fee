import type { ReactNode } from "react";

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
    <section data-print="hide" className="border-rule border-y bg-shade">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6">
        <h2 className="text-24 md:text-32">{title}</h2>
        <p className="mt-3 max-w-2xl text-16 text-steel">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
