import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long typing must rest: more than a key that is held down. */
const REST_MS = 50;

/** How long typing must rest where following takes long: more than between the keys of a fast typist. */
const SLOW_REST_MS = 300;

/** Most milliseconds that following takes where it is not slow. */
const FAST_MS = 100;

/**
 * A value for what is painted after the verdict. It follows at once, but while a user types only when typing rests, so that no key waits
 * for a drawing that the next key replaces. On a slow phone it waits longer.
 */
export function useFollowing<T>(value: T, isTyping: boolean): T {
  const [following, setFollowing] = useState(value);
  const isSlow = useRef(false);
  const began = useRef<{ readonly value: T; readonly at: number }>(undefined);
  useEffect(() => {
    if (value === following) return;
    const follow = () => {
      began.current = { value, at: performance.now() };
      startTransition(() => setFollowing(value));
    };
    if (!isTyping) return follow();
    const timer = window.setTimeout(follow, isSlow.current ? SLOW_REST_MS : REST_MS);
    return () => window.clearTimeout(timer);
  }, [value, following, isTyping]);
  // From the beginning of the work to the frame that shows it.
  useLayoutEffect(() => {
    const start = began.current;
    if (start?.value !== following) return;
    began.current = undefined;
    const measure = () => {
      isSlow.current = performance.now() - start.at > FAST_MS;
    };
    const frame = requestAnimationFrame(() => setTimeout(measure));
    return () => cancelAnimationFrame(frame);
  }, [following]);
  return following;
}
