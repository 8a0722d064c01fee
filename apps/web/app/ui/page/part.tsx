import type { ReactNode } from "react";

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The anchor of a part of a page: `2-what-we-collect`. */
export const partId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A part of a page of text, with its heading and an anchor. */
export function Part({ title, children }: PartProps) {
  return (
    <section id={partId(title)} className="mt-10 space-y-3 text-16 first:mt-0 print:mt-4">
      <h2 className="text-24">{title}</h2>
      {children}
    </section>
  );
}
