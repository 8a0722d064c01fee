import moduleFiles from "virtual:module-files";
import { preloadModule } from "react-dom";

/** Lets the browser fetch the files of a module with those of its page: it would learn of them only when the page runs. */
export function preloadModuleFiles(kind: string): void {
  for (const file of moduleFiles[kind] ?? []) preloadModule(file);
}
