import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SavedStore } from "./saved-store.ts";

const UID = "ann";

/** The favourites on the server; undefined while it cannot be reached. */
let favourites: readonly string[] | undefined;
let requests: number;

beforeEach(() => {
  vi.useFakeTimers();
  favourites = ["610UB125_300"];
  requests = 0;
  vi.stubGlobal("fetch", () => {
    requests += 1;
    return favourites
      ? Promise.resolve(Response.json({ uid: UID, favourites, comparisons: [] }))
      : Promise.reject(new TypeError("Failed to fetch"));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openedStore(): Promise<SavedStore> {
  const store = new SavedStore(UID);
  store.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

test("a tab that is shown again soon after a request refreshes when that is old enough", async () => {
  const store = await openedStore();
  await vi.advanceTimersByTimeAsync(500);
  favourites = [];
  store.refreshShown();
  store.refreshShown();
  await vi.advanceTimersByTimeAsync(1499);
  expect(store.snapshot().saved?.favourites).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.snapshot().saved?.favourites).toEqual([]);
  expect(requests).toBe(2);
});

test("a tab that is shown again later refreshes at once", async () => {
  const store = await openedStore();
  await vi.advanceTimersByTimeAsync(3000);
  favourites = [];
  store.refreshShown();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot().saved?.favourites).toEqual([]);
});

test("a refresh that fails is tried once more, without a notice", async () => {
  const store = await openedStore();
  await vi.advanceTimersByTimeAsync(3000);
  favourites = undefined;
  store.refreshShown();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toBe(3);
  expect(store.snapshot()).toMatchObject({ saved: { favourites: ["610UB125_300"] }, notice: undefined });

  store.refreshShown();
  await vi.advanceTimersByTimeAsync(1000);
  favourites = [];
  await vi.advanceTimersByTimeAsync(4000);
  expect(store.snapshot().saved?.favourites).toEqual([]);
});

test("a store that is no longer on view does not refresh", async () => {
  const store = new SavedStore(UID);
  const leave = store.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  store.refreshShown();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toBe(1);
});
