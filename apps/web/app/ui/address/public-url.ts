import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";

/** The public address of the site, whatever address this page was opened at. */
export function usePublicUrl(): string {
  return useRouteLoaderData<typeof rootLoader>("root")?.publicUrl ?? "";
}
