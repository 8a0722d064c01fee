import { writeLink } from "@kingpost/calc";
import { type MouseEvent, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { signInPath } from "../../../next-path.ts";
import { lazyOrNothing } from "../../../ui/on-demand.tsx";
import { useUid } from "../../../ui/use-uid.ts";
import type { SaveControlProps } from "./save-control.tsx";

/** For signed-in users only, so that a visitor's page does not load it. */
const SaveControl = lazyOrNothing(async () => (await import("./save-control.tsx")).SaveControl);

/** Saving the design on view to the account; a visitor signs in first and returns to the same design. */
export function AccountSlot(props: Omit<SaveControlProps, "uid">) {
  const uid = useUid();
  if (uid === undefined) return <SignIn {...props} />;
  return (
    <Suspense>
      <SaveControl uid={uid} {...props} />
    </Suspense>
  );
}

function SignIn({ module: { version }, inputs }: Pick<SaveControlProps, "module" | "inputs">) {
  const location = useLocation();
  // The address follows the design with a delay.
  const signIn = async (event: MouseEvent) => {
    event.preventDefault();
    const search = new URLSearchParams(location.search);
    search.set("d", await writeLink({ version, inputs }));
    // Not through the router: the delayed change of the address would cancel its navigation.
    window.location.assign(signInPath({ pathname: location.pathname, search: `?${search}` }));
  };
  return (
    <Link to={signInPath(location)} onClick={signIn} className="text-13">
      Sign in to save
    </Link>
  );
}
