import type { ReactNode } from "react";

export const MAIN_ID = "content";

/** The content of a page, the target of the skip link and of the focus on a new page. */
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
