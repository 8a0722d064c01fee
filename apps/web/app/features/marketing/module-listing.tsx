import type { IconName } from "../../ui/icons/module-icon.tsx";
import { ModuleTile, TileGroup } from "../../ui/module-tile.tsx";

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

/** Every design module, marked "Coming Soon"; where one can be tried, its link is beside the tiles of its group. */
export function ModuleListing({ groups }: { readonly groups: readonly ModuleGroupTiles[] }) {
  return (
    <div className="space-y-8">
      {groups.map(({ heading, tiles }) => (
        <TileGroup
          key={heading}
          heading={heading}
          tiles={tiles.map((tile) => (
            <ModuleTile
              key={tile.title}
              title={tile.title}
              icon={tile.icon}
              to={tile.to}
              mark="Coming Soon"
              note={tile.preview ? "Preview available" : tile.beta ? "Beta available" : undefined}
            />
          ))}
          beside={tiles.flatMap(({ title, preview, beta }) => [
            ...(preview ? [{ label: `Open the ${title} preview`, to: preview }] : []),
            ...(beta ? [{ label: `Open ${title} (beta)`, to: beta }] : []),
          ])}
        />
      ))}
    </div>
  );
}
