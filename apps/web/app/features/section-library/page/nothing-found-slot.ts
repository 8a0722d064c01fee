import type { ComponentType } from "react";
import { onDemand } from "../../../ui/loading/on-demand.tsx";
import type { NothingFoundProps } from "./nothing-found.tsx";

/** The reason for an empty list. If the fetch fails, it is omitted and the page stays. */
export const NothingFound = onDemand<NothingFoundProps>(() =>
  import("./nothing-found.tsx").then(
    (part) => part.NothingFound,
    (): ComponentType<NothingFoundProps> => () => null,
  ),
);
