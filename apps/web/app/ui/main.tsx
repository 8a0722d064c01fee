import type { ReactNode } from "react";

export const MAIN_ID = "content";

/** The content of a page, which the skip link leads to and a new page begins at. */
export function Main({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}
