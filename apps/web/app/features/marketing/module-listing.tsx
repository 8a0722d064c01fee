import { Link } from "react-router";
import type { IconName } from "../../ui/icons/module-icon.tsx";
import { ModuleTile } from "../../ui/module-tile.tsx";

export interface ModuleGroupTiles {
  readonly heading: string;
  readonly tiles: readonly {
    readonly title: string;
    readonly icon: IconName;
    readonly to: string;
    /** The page where the module can be tried today. */
    readonly preview?: string | undefined;
    /** The page of its beta. */
    readonly beta?: string | undefined;
  }[];
}

/** Every design module, marked "Coming Soon"; one that can be tried has a link beside the tile. */
export function ModuleListing({ groups }: { readonly groups: readonly ModuleGroupTiles[] }) {
  return (
    <div className="space-y-8">
      {groups.map(({ heading, tiles }) => (
        <div key={heading}>
          <h3 className="text-16 text-steel">{heading}</h3>
          <ul className="mt-3 flex flex-wrap gap-4">
            {tiles.map((tile) => (
              <li key={tile.title} className="flex flex-wrap items-center gap-4">
                <ModuleTile
                  title={tile.title}
                  icon={tile.icon}
                  to={tile.to}
                  mark="Coming Soon"
                  note={tile.preview ? "Preview available" : tile.beta ? "Beta available" : undefined}
                />
                {tile.preview ? (
                  <p className="max-w-[220px] text-16">
                    <Link to={tile.preview}>Open the {tile.title} preview</Link>
                  </p>
                ) : null}
                {tile.beta ? (
                  <p className="max-w-[220px] text-16">
                    <Link to={tile.beta}>Open {tile.title} (beta)</Link>
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
