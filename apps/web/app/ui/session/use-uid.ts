import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";

/** The signed-in user's ID; undefined for a visitor. */
export function useUid(): string | undefined {
  return useRouteLoaderData<typeof rootLoader>("root")?.account?.uid;
}
