import { useRouteLoaderData } from "react-router";

/** The day on which the server rendered the page: "21 Nov 2026". Unknown after an error. */
export function useToday(): string | undefined {
  return useRouteLoaderData<() => { readonly today: string }>("root")?.today;
}
