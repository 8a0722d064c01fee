import { Suspense } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../../root.tsx";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { HomeLink } from "../../../ui/page/home-link.tsx";

/** For signed-in users only, so that a visitor's page does not load it. */
const AccountMenu = lazyOrNothing(
  async () => (await import("../../../ui/page/account-menu.tsx")).AccountMenu,
);

/** Where the list of saved designs leads back to. */
export interface CameFrom {
  readonly address: string;
  readonly title: string;
}

const LOAD_PATH = "/design/load-path";

/**
 * The header of a module: the ways home, to the load path, to all modules and to the saved designs, from where a link leads back to this design;
 * and the account of a signed-in user.
 */
export function DesignBar({ title }: { readonly title: string }) {
  const { pathname, search } = useLocation();
  const from: CameFrom = { address: pathname + search, title };
  const email = useRouteLoaderData<typeof rootLoader>("root")?.account?.email;
  return (
    <header className="design-bar" data-print="hide">
      <HomeLink />
      <div className="design-title">
        <h1>
          {title} <span className="beta-mark">Beta</span>
        </h1>
        <p>Results must be verified by a qualified engineer.</p>
      </div>
      <nav aria-label="Designs" className="design-ways">
        <Link to="/dashboard#saved-work" state={{ from }}>
          My designs
        </Link>
        {pathname === LOAD_PATH ? null : <Link to={LOAD_PATH}>Load Path</Link>}
        <Link to="/design#open-now">All modules</Link>
      </nav>
      {email === undefined ? null : (
        <Suspense>
          <AccountMenu email={email} />
        </Suspense>
      )}
    </header>
  );
}
