import { Link } from "react-router";
import { brand } from "../../../shared/brand.ts";
import { SHEET } from "../../ui/page/sheet.ts";
import { PageFrame } from "./page-frame.tsx";

const QUICK_LINKS = [
  { label: "Home", to: "/" },
  { label: "Consulting Services", to: "/consulting" },
  { label: "Engineering Tools", to: "/engineering-tools" },
];

/** The title of the browser's tab, as on every other public page. */
export const messageTitle = (words: string): string => `${words} \u00b7 ${brand.firmName}`;

/** A page with only a message, such as an unknown address or an error, and links to other pages. */
export function MessagePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <PageFrame title={title} quickLinks={QUICK_LINKS}>
      <div className={`${SHEET} min-h-[calc(100dvh-14.5rem)] pt-8 pb-16 sm:pt-12`}>
        <h1 className="text-32">{title}</h1>
        <p className="mt-4 max-w-xl text-16 text-steel">{children}</p>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-16">
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/consulting">Consulting Services</Link>
          </li>
          <li>
            <Link to="/engineering-tools">Engineering Tools</Link>
          </li>
          <li>
            <Link to="/section-library-preview">Section Library</Link>
          </li>
        </ul>
      </div>
    </PageFrame>
  );
}
