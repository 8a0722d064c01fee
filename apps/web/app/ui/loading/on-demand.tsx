import { type ComponentType, lazy } from "react";
import { awaitLoaded, resource } from "./resource.ts";

/** A component whose code is loaded when it is first shown. */
export interface OnDemand<Props> {
  (props: Props): React.ReactNode;
  /** Loads the code in advance. A failure is shown when the component renders. */
  readonly preload: () => Promise<void>;
}

/**
 * Creates such a component. Unlike React's `lazy` it renders synchronously if its code is loaded: a server-rendered page that
 * shows it hydrates in one step, and no early click is lost. A failed load is thrown until the user tries again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const code = resource(load);
  function Shown(props: Props) {
    const Component = awaitLoaded(code);
    return <Component {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => {
      await code.load().catch(() => undefined);
    },
  });
}

/** A part of the page that is fetched when first shown. If the fetch fails, the part is omitted and the page stays. */
export function lazyOrNothing<Props>(part: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await part().catch((): ComponentType<Props> => () => null) }));
}
