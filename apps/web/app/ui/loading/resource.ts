import { use } from "react";

/** Data or code that is loaded once for all of the page. */
export interface Resource<Value> {
  /** Undefined until it has loaded. */
  readonly value: () => Value | undefined;
  /** The load in progress or the last one, a failure too; begins the first. */
  readonly attempt: () => Promise<Value>;
  /** Joins a load in progress, and begins another after a failure. For events and effects: while rendering it would repeat for ever. */
  readonly load: () => Promise<Value>;
}

/** What makes each failed resource load again when it is rendered. */
const failed = new Set<() => void>();

/** `request` is called for each attempt; `isRetry` after a failed one. */
export function resource<Value>(request: (isRetry: boolean) => Promise<Value>): Resource<Value> {
  let loaded: Value | undefined;
  let current: Promise<Value> | undefined;
  let isRetry = false;
  const forget = () => {
    current = undefined;
  };
  const attempt = () => {
    if (current) return current;
    failed.delete(forget);
    current = request(isRetry);
    current.then(
      (value) => {
        loaded = value;
      },
      () => {
        isRetry = true;
        failed.add(forget);
      },
    );
    return current;
  };
  const load = () => {
    if (failed.has(forget)) forget();
    return attempt();
  };
  return { value: () => loaded, attempt, load };
}

/**
 * The value of a resource, for rendering. Suspends while it loads. A failure is thrown to the error boundary at each rendering until the
 * user tries again: a promise that is made while rendering would be made, and fail, without end.
 */
export function awaitLoaded<Value>(one: Resource<Value>): Value {
  return one.value() ?? use(one.attempt());
}

/** Lets every failed resource load again. The user asked for it. */
export function retryFailed(): void {
  for (const forget of failed) forget();
  failed.clear();
}
