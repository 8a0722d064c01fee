import { DESIGN_PAGES, designPath } from "../../../shared/design-pages.ts";
import type { IconName } from "../../ui/icons/module-icon.tsx";

/** A tile of the dashboard: the module's title, icon and path. */
export interface ModuleTile {
  readonly title: string;
  readonly icon: IconName;
  readonly path: string;
  /** The public page that shows the module before it is released. */
  readonly preview?: string;
  /** The public page of the module while it is in beta. */
  readonly beta?: string;
  /** Whether the module can be used. */
  readonly isOpen?: boolean;
}

export interface ModuleGroup {
  readonly group: "steel" | "concrete" | "foundation" | "sectionLibrary";
  readonly heading: string;
  readonly tiles: readonly ModuleTile[];
}

const GROUPS: readonly ModuleGroup[] = [
  {
    group: "steel",
    heading: "STEEL MEMBER DESIGN",
    tiles: [
      { title: "Steel Beam", icon: "steel-beam", path: "/beam-design" },
      { title: "Steel Column", icon: "steel-column", path: "/column-design" },
      { title: "Steel Connection", icon: "steel-connection", path: "/connection-design" },
    ],
  },
  {
    group: "concrete",
    heading: "CONCRETE MEMBER DESIGN",
    tiles: [
      { title: "Concrete Beam", icon: "concrete-beam", path: "/concrete-beam-design" },
      { title: "Concrete Column", icon: "concrete-column", path: "/concrete-column-design" },
    ],
  },
  {
    group: "foundation",
    heading: "FOUNDATION MEMBER DESIGN",
    tiles: [
      { title: "Pad Footing", icon: "pad-footing", path: "/pad-footing-design" },
      { title: "Pile Cap", icon: "pile-cap", path: "/pile-cap-design" },
      { title: "Baseplate", icon: "baseplate", path: "/baseplate-design" },
    ],
  },
  {
    group: "sectionLibrary",
    heading: "SECTION LIBRARY MEMBER DESIGN",
    tiles: [
      {
        title: "Section Library",
        icon: "section-library",
        path: "/section-library",
        preview: "/section-library-preview",
        isOpen: true,
      },
    ],
  },
];

/** The tiles, each with the page of its module. */
export const MODULE_GROUPS: readonly ModuleGroup[] = GROUPS.map((group) => ({
  ...group,
  tiles: group.tiles.map((tile) => {
    const page = DESIGN_PAGES.find(({ kind }) => kind === tile.icon);
    return page ? { ...tile, beta: designPath(page.kind) } : tile;
  }),
}));

/** The modules with a placeholder page; the library has a page of its own. */
export const DESIGN_MODULES: readonly Pick<ModuleTile, "title" | "path" | "beta">[] = MODULE_GROUPS.filter(
  ({ group }) => group !== "sectionLibrary",
).flatMap(({ tiles }) => tiles.map((tile) => ({ ...tile, title: `${tile.title} Design` })));

/** Where a tile leads: to its module, except on the home and engineering tools pages, where it leads to sign-in (specification). */
export function tileTarget(currentPath: string, path: string): string {
  return currentPath === "/" || currentPath === "/engineering-tools" ? "/signin" : path;
}

/** The groups with where each tile leads from a page. */
export const modulesFrom = (currentPath: string) =>
  MODULE_GROUPS.map(({ heading, tiles }) => ({
    heading,
    tiles: tiles.map(({ path, ...tile }) => ({ ...tile, to: tileTarget(currentPath, path) })),
  }));
