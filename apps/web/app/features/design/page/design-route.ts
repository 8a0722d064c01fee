import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { PageHandle } from "../../../delivery/page-handle.ts";
import { isOnlyQuery } from "../../../ui/address/only-query.ts";
import { catalogueUrl } from "../../../ui/catalogue/catalogue-store.ts";

// What the routes of all design modules export.

export const handle: PageHandle = { use: "everything" };

// The page writes its own address as the design changes.
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  isOnlyQuery(change) ? false : change.defaultShouldRevalidate;

export const links = () => [
  { rel: "preload", as: "fetch", href: catalogueUrl, crossOrigin: "anonymous" as const },
];
