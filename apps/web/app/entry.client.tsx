import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { preserveInput } from "./preserve-input.ts";

/**
 * The library hydrates only after its data and the code of its view have loaded. Earlier, React would replace what the user
 * already reads and types with a loading state.
 */
async function libraryData(): Promise<void> {
  if (!document.querySelector(".library")) return;
  const [{ preloadCatalogue }, { preloadView }] = await Promise.all([
    import("./features/section-library/page/catalogue-store.ts"),
    import("./features/section-library/view-state/views.ts"),
  ]);
  await Promise.all([preloadCatalogue(), preloadView(window.location.search)]);
}

const restoreTyped = preserveInput();

function App() {
  useLayoutEffect(restoreTyped, []);
  return (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  );
}

libraryData().finally(() => startTransition(() => void hydrateRoot(document, <App />)));
