import type { IconName } from "../../ui/icons/module-icon.tsx";
import { ModuleTile } from "../../ui/module-tile.tsx";

export interface ModuleGroupTiles {
  readonly heading: string;
  readonly tiles: readonly { readonly title: string; readonly icon: IconName; readonly to: string }[];
}

/** Every design module, marked as what it is: on its way. */
export function ModuleListing({ groups }: { readonly groups: readonly ModuleGroupTiles[] }) {
  return (
    <div className="space-y-8">
      {groups.map(({ heading, tiles }) => (
        <div key={heading}>
          <h3 className="text-16 text-steel">{heading}</h3>
          <ul className="mt-3 flex flex-wrap gap-4">
            {tiles.map((tile) => (
              <li key={tile.title}>
                <ModuleTile title={tile.title} icon={tile.icon} to={tile.to} mark="Coming Soon" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
