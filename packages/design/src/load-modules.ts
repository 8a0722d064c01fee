import type { ModuleEntry } from "./frame/module/module-entry.ts";
import type { PathModule } from "./load-path/load-path.ts";
import { REGISTRY } from "./registry.ts";

/** Every module with what its members pass on and take: for the API, the command line and the load path. A page loads its own alone. */
export function loadModules(entries: readonly ModuleEntry[] = REGISTRY): Promise<readonly PathModule[]> {
  return Promise.all(
    entries.map(async ({ load, passing }): Promise<PathModule> => {
      const [module, passed] = await Promise.all([load(), passing()]);
      return { ...module, ...passed };
    }),
  );
}
