import { type Catalogue, type CatalogueData, loadCatalogue } from "@kingpost/sections";
import catalogueUrl from "@kingpost/sections/catalogue.json?url";
import { use } from "react";

/** The address of the catalogue's file: named by its content, so that a browser may cache it permanently. */
export { catalogueUrl };

let loaded: Catalogue | undefined;
let loadedData: CatalogueData | undefined;
let request: Promise<Catalogue> | undefined;

/** Gives the store its data where no request is needed: on the server, and in tests. */
export function seedCatalogue(data: CatalogueData): void {
  loadedData = data;
  loaded = loadCatalogue(data);
}

const NOT_LOADED = "The catalogue was used before it was loaded.";

/** The catalogue once it is loaded: on the server, which is seeded at start, from the first request. */
export function currentCatalogue(): Catalogue {
  if (!loaded) throw new Error(NOT_LOADED);
  return loaded;
}

/** What the catalogue was made of, for a worker to make its own. */
export function catalogueData(): CatalogueData {
  if (!loadedData) throw new Error(NOT_LOADED);
  return loadedData;
}

async function fetchCatalogue(options: RequestInit = {}): Promise<Catalogue> {
  const response = await fetch(catalogueUrl, options);
  if (!response.ok) throw new Error(`The section data could not be loaded (HTTP ${response.status}).`);
  seedCatalogue(await response.json());
  return currentCatalogue();
}

/** Starts the request, or joins the one in progress. The page shows a failure when it requests the catalogue. */
export async function preloadCatalogue(): Promise<void> {
  request ??= fetchCatalogue();
  await request.catch(() => undefined);
}

/**
 * Repeats the request after a failure. The request differs from the page's preload in its credentials, because a browser answers a
 * like one with the preload's own failure.
 */
export function retryCatalogue(): void {
  request = fetchCatalogue({ cache: "reload", credentials: "omit" });
}

/** The catalogue. Suspends while it loads; a failed request is thrown to the error boundary. */
export function useCatalogue(): Catalogue {
  if (loaded) return loaded;
  request ??= fetchCatalogue();
  return use(request);
}
