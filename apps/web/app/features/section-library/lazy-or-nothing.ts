import { type ComponentType, lazy } from "react";

/** A part of the page that is fetched when first shown. One that can not be fetched is left out: what is on screen stays. */
export function lazyOrNothing<Props>(part: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await part().catch((): ComponentType<Props> => () => null) }));
}
