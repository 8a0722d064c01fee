import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../../root.tsx";

/** "748 sections in 17 families"; without the numbers after an error. */
export function useCatalogueWords(): string {
  const counts = useRouteLoaderData<typeof rootLoader>("root")?.catalogue;
  return counts ? `${counts.sizes} sections in ${counts.families} families` : "Steel sections";
}
