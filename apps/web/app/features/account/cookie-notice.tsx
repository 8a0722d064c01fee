import { useSyncExternalStore } from "react";

const never = () => () => {};

/** A warning where the browser keeps no cookie: signing in would lead back to the form. */
export function CookieNotice() {
  const keepsCookies = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  if (keepsCookies) return null;
  return (
    <p role="alert" className="border-accent border-l-4 bg-shade px-3 py-2 text-14">
      Your browser blocks cookies. You stay signed in by one: allow cookies for this site first.
    </p>
  );
}
