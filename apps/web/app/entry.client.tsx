import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { EarlyInput } from "./ui/early-input/early-input.tsx";
import { keepEarlyInput } from "./ui/early-input/keep-early-input.ts";
import { ignoreCompositionKeys } from "./ui/keyboard/composition-keys.ts";

/**
 * The library and the design modules hydrate only after their data and the code of the view have loaded. Earlier, React would replace what the user
 * already reads and types with a loading state.
 */
async function sectionData(): Promise<void> {
  const design = document.querySelector<HTMLElement>(".design-page");
  if (design || document.querySelector(".tables-page")) {
    const { loadFirstRecords, loadRecords, preloadCatalogue } = await import(
      "./ui/catalogue/catalogue-store.ts"
    );
    const engine = async () =>
      design &&
      (await import("./features/design/modules/modules-on-demand.ts")).preloadModules(design.dataset.kind);
    const { kind, sections } = design?.dataset ?? {};
    const needed = kind === undefined ? loadRecords : loadFirstRecords;
    const records = async () => (sections === "none" ? undefined : needed().catch(() => undefined));
    await Promise.all([preloadCatalogue(), records(), engine()]);
    return;
  }
  if (!document.querySelector(".library")) return;
  const [{ preloadCatalogue }, { preloadView }] = await Promise.all([
    import("./ui/catalogue/catalogue-store.ts"),
    import("./features/section-library/view-state/views.ts"),
  ]);
  await Promise.all([preloadCatalogue(), preloadView(window.location.search)]);
}

keepEarlyInput();
ignoreCompositionKeys();

function App() {
  return (
    <StrictMode>
      <HydratedRouter />
      <EarlyInput />
    </StrictMode>
  );
}

sectionData().finally(() => startTransition(() => void hydrateRoot(document, <App />)));
