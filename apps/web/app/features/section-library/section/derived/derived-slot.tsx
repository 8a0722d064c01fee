import { type ComponentType, Suspense } from "react";
import { onDemand } from "../../../../ui/loading/on-demand.tsx";
import type { DerivedProps } from "./derived-properties.tsx";

/** Fetched with the first section on view. If the fetch fails, the part is omitted and the page stays. */
const DerivedProperties = onDemand<DerivedProps>(() =>
  import("./derived-properties.tsx").then(
    (part) => part.DerivedProperties,
    (): ComponentType<DerivedProps> => () => null,
  ),
);

/** Fetches what a link to a section opens on. */
export const preloadDerived = DerivedProperties.preload;

/** Surface, exposed surface to mass ratios, plate slendernesses and the mass of a length. */
export function DerivedSlot(props: DerivedProps) {
  return (
    <Suspense>
      <DerivedProperties {...props} />
    </Suspense>
  );
}
