import { type ComponentType, lazy } from "react";

/** A part of the page that is fetched when first shown. If the fetch fails, the part is omitted and the page stays. */
export function lazyOrNothing<Props>(part: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await part().catch((): ComponentType<Props> => () => null) }));
}
