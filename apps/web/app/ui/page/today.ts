import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";

/** The day on which the server rendered the page: "21 Nov 2026". Unknown after an error. */
export function useToday(): string | undefined {
  return useRouteLoaderData<typeof rootLoader>("root")?.today;
}
