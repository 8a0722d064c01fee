import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { preserveInput } from "./preserve-input.ts";

/**
 * A server-rendered library waits for its data and for the code of its view before it is taken over. Taken over without them, React would clear what the
 * person already reads and types into, to show that it is loading.
 */
async function libraryData(): Promise<void> {
  if (!document.querySelector(".library")) return;
  const [{ preloadCatalogue }, { preloadView }] = await Promise.all([
    import("./features/section-library/catalogue-store.ts"),
    import("./features/section-library/views.ts"),
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
