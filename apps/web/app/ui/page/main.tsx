import type { ReactNode } from "react";

export const MAIN_ID = "content";

/** The content of a page, the target of the skip link and of the focus on a new page. */
export function Main({
  className = "",
  translate,
  children,
}: {
  readonly className?: string;
  /** Numbers and verdicts are not for a browser's translation. */
  readonly translate?: "no";
  readonly children: ReactNode;
}) {
  return (
    <main id={MAIN_ID} tabIndex={-1} translate={translate} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}
