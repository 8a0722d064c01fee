import {
  type Catalogue,
  type CatalogueColumns,
  type CatalogueData,
  indexCatalogue,
  joinCatalogue,
} from "@kingpost/sections";
import columnsUrl from "@kingpost/sections/catalogue-columns.json?url";
import catalogueUrl from "@kingpost/sections/catalogue-list.json?url";
import type * as RecordEngine from "@kingpost/sections/records";
import { preload } from "react-dom";
import { fetchFile } from "../loading/fetch-file.ts";
import { awaitLoaded, resource } from "../loading/resource.ts";

/** The addresses of the list of the sections and of the columns behind its records: named by their content, so that a browser may cache them permanently. */
export { catalogueUrl, columnsUrl };

/** Lets the browser fetch the columns with the files of the page that is being rendered. */
export function preloadColumns(): void {
  preload(columnsUrl, { as: "fetch", crossOrigin: "anonymous" });
}

let loaded: Catalogue | undefined;
let loadedData: CatalogueData | undefined;

/**
 * After a failure the request differs from the page's preload in its credentials, because a browser answers a like one with the preload's own
 * failure.
 */
const list = resource((isRetry) => fetchCatalogue(isRetry ? { cache: "reload", credentials: "omit" } : {}));

let engine: typeof RecordEngine | undefined;
let columns: CatalogueColumns | undefined;

const engineCode = resource(async () => {
  engine = await import("@kingpost/sections/records");
});

const records = resource(async () => {
  if (areRecordsLoaded()) return;
  const [, response] = await Promise.all([engineCode.load(), fetchFile(columnsUrl)]);
  columns = await response.json();
  joined = undefined;
});

/** Gives the store what makes records where no request is needed; the data are then whole. */
export function setRecordEngine(known: typeof RecordEngine): void {
  engine = known;
  columns ??= {};
}

/** The engine behind the records. An error before it has loaded. */
export function recordEngine(): typeof RecordEngine {
  if (!engine) throw new Error("A record was used before the engine had loaded.");
  return engine;
}

/** Whether records of the catalogue and custom sections can be had at once. */
export function areRecordsLoaded(): boolean {
  return engine !== undefined && columns !== undefined;
}

/** Whether the list and what makes records have loaded, so that the sizes that new designs name have theirs. */
export function areFirstRecordsLoaded(): boolean {
  return loaded !== undefined && engine !== undefined;
}

/**
 * Loads what makes records, and what they are made of: a visit that only searches the list does not need it. A failed load is retried
 * on the next call.
 */
export function loadRecords(): Promise<void> {
  return records.load();
}

/** Loads what makes records of the sizes that new designs name. */
export function loadFirstRecords(): Promise<void> {
  return engineCode.load();
}

/** The list with its columns, joined at the first record. */
let joined: CatalogueData | undefined;

function joinedData(): CatalogueData {
  const known = columns ?? engine?.FIRST_COLUMNS;
  if (!loadedData || !known) throw new Error(NOT_LOADED);
  joined ??= Object.keys(known).length > 0 ? joinCatalogue(loadedData, known) : loadedData;
  return joined;
}

function wholeData(): CatalogueData {
  if (!columns) throw new Error(NOT_LOADED);
  return joinedData();
}

/** Takes the list, or the whole data where no request is needed. */
export function setCatalogue(data: CatalogueData): void {
  loadedData = data;
  joined = undefined;
  loaded = indexCatalogue(data, (_, place) => recordEngine().makeRecord(joinedData(), place));
}

const NOT_LOADED = "The catalogue was used before it was loaded.";

/** The catalogue once it is loaded: on the server, which is seeded at start, from the first request. */
export function currentCatalogue(): Catalogue {
  if (!loaded) throw new Error(NOT_LOADED);
  return loaded;
}

/** What the catalogue was made of, for a worker to make its own. */
export function catalogueData(): CatalogueData {
  return wholeData();
}

/** The same, loaded where no page has done so. A failed load is retried on the next call. */
export async function catalogueDataOnDemand(): Promise<CatalogueData> {
  if (!loaded) await list.load();
  await loadRecords();
  return wholeData();
}

async function fetchCatalogue(options: RequestInit): Promise<Catalogue> {
  const response = await fetchFile(catalogueUrl, options);
  setCatalogue(await response.json());
  return currentCatalogue();
}

/** Starts the request, or joins the one in progress. The page shows a failure when it requests the catalogue. */
export async function preloadCatalogue(): Promise<void> {
  await list.load().catch(() => undefined);
}

/** The catalogue for lists and searches: its records may not have loaded. Suspends while it loads; a failed request is thrown to the error boundary. */
export function useCatalogueList(): Catalogue {
  return loaded ?? awaitLoaded(list);
}

/** The catalogue with its records. Suspends and fails alike. */
export function useCatalogue(): Catalogue {
  if (!areRecordsLoaded()) awaitLoaded(records);
  return useCatalogueList();
}

/** The catalogue, where records are needed with those that can be had at once: a page that may need another one asks `isRecordLoaded`. */
export function useCatalogueFor(needsRecords: boolean): Catalogue {
  if (needsRecords && !engine) awaitLoaded(engineCode);
  return useCatalogueList();
}
