import { Link } from "react-router";
import { scrollTarget } from "./scroll-to-section.ts";

interface ActionLinkProps {
  readonly to: string;
  readonly kind?: "primary" | "plain";
  /** Where the page scrolls to once it is open, as an anchor that stays out of the address: `#send-message`. */
  readonly scrollTo?: `#${string}`;
  readonly children: React.ReactNode;
}

const KINDS = {
  primary: "border-accent bg-accent text-on-accent",
  plain: "border-ink bg-transparent text-ink",
} as const;

/** A link to the next step. One primary link per screen. */
export function ActionLink({ to, kind = "plain", scrollTo, children }: ActionLinkProps) {
  return (
    <Link
      to={to}
      {...scrollTarget(scrollTo)}
      data-print="hide"
      className={`inline-flex min-h-12 items-center rounded-sm border px-6 font-semibold text-16 no-underline ${KINDS[kind]}`}
    >
      {children}
    </Link>
  );
}
