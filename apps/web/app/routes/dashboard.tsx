import { Link, useLocation } from "react-router";
import { brand } from "../../shared/brand.ts";
import { UNLISTED_SHEETS } from "../../shared/site-pages.ts";
import { displayName } from "../features/dashboard/display-name.ts";
import { MODULE_GROUPS, tileTarget } from "../features/dashboard/modules.ts";
import { SavedSections } from "../features/dashboard/saved-sections.tsx";
import type { CameFrom } from "../features/design/page/design-bar.tsx";
import { SavedDesignList } from "../features/design/saved/list/saved-design-list.tsx";
import { savedDesigns } from "../features/design/saved/saved-designs.server.ts";
import { AccountPage } from "../features/marketing/account-page.tsx";
import { libraryPanel } from "../features/section-library/data-pages/library-panel.server.ts";
import { savedLinks } from "../features/section-library/saved/saved-links.server.ts";
import { signedInAccount } from "../session.server.ts";
import { useOfflinePage } from "../ui/loading/use-offline-page.ts";
import { ModuleTile, TileGroup } from "../ui/module-tile.tsx";
import { OpenNow } from "../ui/open-now/open-now.tsx";
import type { Route } from "./+types/dashboard";

export const meta = () => [{ title: `Dashboard · ${brand.productName}` }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { uid, email } = signedInAccount(context);
  const [saved, found] = await Promise.all([savedLinks(uid), savedDesigns(uid)]);
  return {
    name: displayName(email),
    saved,
    designs: found.ok ? found.saved : null,
    isWhole: url.searchParams.get("designs") === "all",
    panel: libraryPanel(),
  };
}

/** For a user who came from a design. */
function BackToDesign() {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  // Only the header of a module sets it.
  const { address, title } = state.from as CameFrom;
  return (
    <p className="mt-2 text-16">
      <Link to={address}>Back to {title}</Link>
    </p>
  );
}

export default function Dashboard({
  loaderData: { name, saved, designs, isWhole, panel },
}: Route.ComponentProps) {
  useOfflinePage("/dashboard");
  return (
    <AccountPage title="Dashboard" sheet={UNLISTED_SHEETS.dashboard} translate="no">
      <h1 className="text-32">Welcome {name}</h1>
      <section aria-labelledby="open-now" className="mt-6">
        <h2 id="open-now" className="sr-only">
          Open now
        </h2>
        <OpenNow panel={panel} libraryPath="/section-library" />
      </section>
      <h2 id="saved-work" tabIndex={-1} className="mt-16 border-rule border-t pt-4 text-24 outline-none">
        Saved work
      </h2>
      <BackToDesign />
      <SavedDesignList saved={designs} isWhole={isWhole} />
      <SavedSections {...saved} />
      {/* Ways to other pages; on paper only what is saved is of use. */}
      <div data-print="hide">
        <h2 className="mt-16 border-rule border-t pt-4 text-24">All modules</h2>
        <div className="mt-6 space-y-8">
          {MODULE_GROUPS.map(({ group, heading, tiles }) => (
            <TileGroup
              key={group}
              heading={heading}
              tiles={tiles.map((tile) => (
                <ModuleTile
                  key={tile.path}
                  title={tile.title}
                  icon={tile.icon}
                  to={tileTarget("/dashboard", tile.path)}
                  mark={tile.isOpen ? undefined : tile.beta ? "Beta" : "Coming soon"}
                />
              ))}
            />
          ))}
        </div>
      </div>
    </AccountPage>
  );
}
