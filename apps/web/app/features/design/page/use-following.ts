import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How long typing must rest before what is slow follows it. */
const REST_MS = 300;

/** What takes longer to follow, milliseconds, would hold up the next key of somebody who types fast. */
const FAST_MS = 100;

/**
 * A value for what is painted after the verdict: it follows in the next frame. While typing, where that takes long, as on a slow phone, it
 * follows when typing rests, so that no key waits for a drawing that the next one replaces.
 */
export function useFollowing<T>(value: T, isTyping: boolean): T {
  const [following, setFollowing] = useState(value);
  const isSlow = useRef(false);
  const began = useRef<number>(undefined);
  useEffect(() => {
    if (value === following) return;
    const follow = () => {
      began.current = performance.now();
      startTransition(() => setFollowing(value));
    };
    if (!isTyping || !isSlow.current) return follow();
    const timer = window.setTimeout(follow, REST_MS);
    return () => window.clearTimeout(timer);
  }, [value, following, isTyping]);
  // From the beginning of the work to the frame that shows it.
  useLayoutEffect(() => {
    const start = began.current;
    if (start === undefined || following === undefined) return;
    began.current = undefined;
    const measure = () => {
      isSlow.current = performance.now() - start > FAST_MS;
    };
    const frame = requestAnimationFrame(() => setTimeout(measure));
    return () => cancelAnimationFrame(frame);
  }, [following]);
  return following;
}
