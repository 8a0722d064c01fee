import { type ComponentType, use } from "react";

/** A component whose code is fetched when it is first shown. */
export interface OnDemand<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code beforehand. A failure is the page's to show, when it renders the component. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes such a component. Unlike React's `lazy` it renders at once when its code is there already: a page from the server
 * that shows it is taken over in one go, and no early click is lost. A failed fetch is thrown, and asked for again at the
 * next attempt.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let request: Promise<ComponentType<Props>> | undefined;
  const ask = () => {
    request ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (cause: unknown) => {
        request = undefined;
        throw cause;
      },
    );
    return request;
  };
  function Shown(props: Props) {
    const Component = loaded ?? use(ask());
    return <Component {...props} />;
  }
  return Object.assign(Shown, {
    preload: async () => {
      await ask().catch(() => undefined);
    },
  });
}
