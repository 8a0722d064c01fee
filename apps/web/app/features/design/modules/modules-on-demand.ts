import { loadModules, type RunnableModule } from "@kingpost/design";
import type { PathModule } from "@kingpost/design/load-path";
import { type DesignKind, REGISTRY } from "@kingpost/design/registry";
import { awaitLoaded, type Resource, resource } from "../../../ui/loading/resource.ts";

// A page loads its own module, each the large part of its weight; a load path and a report of several designs load all.

const each = new Map<string, Resource<RunnableModule>>(
  REGISTRY.map(({ kind, load }) => [kind, resource(load)]),
);
const all = resource(() => loadModules());

function moduleResource(kind: string): Resource<RunnableModule> {
  const found = each.get(kind);
  if (!found) throw new TypeError(`${kind} is not a design module.`);
  return found;
}

export const loadModule = (kind: DesignKind): Promise<RunnableModule> => moduleResource(kind).load();

/** A module, for rendering. Suspends while it loads. */
export const useModule = (kind: DesignKind): RunnableModule => awaitLoaded(moduleResource(kind));

/** Every module with what its members pass on and take. */
export const loadPathModules = (): Promise<readonly PathModule[]> => all.load();

/** Every module, for rendering. Suspends while they load. */
export const usePathModules = (): readonly PathModule[] => awaitLoaded(all);

/** Every module, once `loadPathModules` has loaded them: code that has members has awaited it. */
export function pathModules(): readonly PathModule[] {
  const modules = all.value();
  if (!modules) throw new TypeError("The design modules are not loaded.");
  return modules;
}

/** Loads what the page of a module needs before it is hydrated; all modules for the page of a load path. A failure is shown when it renders. */
export async function preloadModules(kind: string | undefined): Promise<void> {
  const needed = kind === undefined ? all : moduleResource(kind);
  await needed.load().catch(() => undefined);
}
