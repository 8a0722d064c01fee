import { useId } from "react";
import { Link, useLocation } from "react-router";
import { MENU_ITEM } from "../menu.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { HomeLink } from "./home-link.tsx";
import { SHEET } from "./sheet.ts";

interface TopBarProps {
  /** Email of the signed-in user; undefined for a visitor. */
  readonly email: string | undefined;
  /** The session could not be read. */
  readonly isUnchecked?: boolean | undefined;
  /** Whether the bar has the buttons of the public site. */
  readonly isPublicSite?: boolean;
}

/** The header of every page except /signin and /signup. It is sticky; pages leave room for it at scroll targets. */
export function TopBar({ email, isUnchecked = false, isPublicSite = false }: TopBarProps) {
  return (
    <header data-print="hide" className="on-sheet sticky top-0 z-10 h-14 border-hairline border-b bg-paper">
      <div className={`${SHEET} flex h-full items-center justify-between gap-4 max-sm:gap-2`}>
        <HomeLink />
        <div className="flex items-center gap-2">
          {isPublicSite ? <SiteNav /> : email === undefined ? null : <ToolNav />}
          {isUnchecked ? <Unchecked /> : email === undefined ? <SignedOut /> : <AccountMenu email={email} />}
        </div>
      </div>
    </header>
  );
}

const BUTTON =
  "inline-flex min-h-9 items-center whitespace-nowrap rounded-sm border px-2 text-14 font-medium no-underline sm:px-3 pointer-coarse:min-h-11";

const SITE = [
  { label: "Consulting Services", to: "/consulting" },
  { label: "Engineering Tools", to: "/engineering-tools" },
  { label: "About Us", to: "/#about" },
  { label: "Contact", to: "/#contact" },
] as const;

/** In a row if there is room, else behind a button. */
function SiteNav() {
  const id = useId();
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <nav aria-label="Site" className="mr-2 hidden gap-1 lg:flex">
        <SiteLinks
          className={`${BUTTON} border-transparent text-ink hover:border-rule aria-[current=page]:border-b-2 aria-[current=page]:border-b-ink`}
        />
      </nav>
      <button
        type="button"
        popoverTarget={id}
        className={`${BUTTON} cursor-pointer border-rule text-ink lg:hidden`}
      >
        Menu
      </button>
      <nav id={id} popover="auto" aria-label="Site menu" className="account-menu">
        <SiteLinks
          onFollow={close}
          className={`${MENU_ITEM} aria-[current=page]:font-semibold aria-[current=page]:underline`}
        />
      </nav>
    </>
  );
}

const TOOLS = [
  { label: "Section Library", to: "/section-library" },
  { label: "Load Path", to: "/design/load-path" },
  { label: "Design Tables", to: "/design-tables" },
] as const;

/** The tools, on the pages of the account. On a phone they are in its dashboard and in the title block. */
function ToolNav() {
  return (
    <nav aria-label="Tools" className="mr-2 hidden gap-1 md:flex">
      {TOOLS.map(({ label, to }) => (
        <Link key={to} to={to} className={`${BUTTON} border-transparent text-ink hover:border-rule`}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface SiteLinksProps {
  readonly className: string;
  readonly onFollow?: () => void;
}

function SiteLinks({ className, onFollow }: SiteLinksProps) {
  const { pathname } = useLocation();
  return SITE.map(({ label, to }) => (
    <Link
      key={to}
      to={to}
      aria-current={to === pathname ? "page" : undefined}
      preventScrollReset={to.includes("#")}
      onClick={onFollow}
      className={className}
    >
      {label}
    </Link>
  ));
}

/** In place of the account menu while sessions cannot be read. An open page asks again by itself. */
function Unchecked() {
  const { pathname, search } = useLocation();
  return (
    <p role="status" className="text-13 text-steel">
      Sign-in cannot be checked at the moment.{" "}
      <Link to={pathname + search} reloadDocument>
        Try again
      </Link>
    </p>
  );
}

function SignedOut() {
  return (
    <nav aria-label="Account" className="flex gap-2">
      <Link to="/signin" className={`${BUTTON} border-rule text-ink hover:border-ink`}>
        Sign In
      </Link>
      <Link to="/signup" className={`${BUTTON} border-ink text-ink`}>
        Sign Up
      </Link>
    </nav>
  );
}
