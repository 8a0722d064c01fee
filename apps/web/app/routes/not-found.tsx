import { data, Link, useLocation } from "react-router";
import { DESIGN_PAGES, designPath } from "../../shared/design-pages.ts";
import type { PageHandle } from "../delivery/page-handle.ts";
import { MessagePage, messageTitle } from "../features/marketing/message-page.tsx";

export const handle: PageHandle = { nav: true, use: "nothing" };

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: messageTitle("Page not found") }];

export default function NotFound() {
  const isOfDesign = /^\/design\//i.test(useLocation().pathname);
  return (
    <MessagePage title="Page not found">
      {isOfDesign ? <Modules /> : "Check the address, or start from one of these pages."}
    </MessagePage>
  );
}

/** For an address that looks like a module's. */
const Modules = () => (
  <>
    Check the address. The design modules are{" "}
    {DESIGN_PAGES.map(({ kind, title }, at) => (
      <span key={kind}>
        {at === 0 ? "" : at === DESIGN_PAGES.length - 1 ? " and " : ", "}
        <Link to={designPath(kind)}>{title}</Link>
      </span>
    ))}
    .
  </>
);
