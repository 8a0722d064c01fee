import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { Mark } from "../icons/mark.tsx";

/** The logo, which leads home. */
export function HomeLink() {
  return (
    <Link
      to="/"
      className="flex items-center gap-2 font-narrow font-semibold text-16 text-ink no-underline sm:text-20"
    >
      <Mark className="size-7" />
      <span className="max-[21rem]:sr-only">{brand.productName}</span>
    </Link>
  );
}
