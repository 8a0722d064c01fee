import { type MouseEvent, Suspense } from "react";
import { useLocation } from "react-router";
import { signInPath } from "../../../next-path.ts";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { useUid } from "../../../ui/session/use-uid.ts";
import { SignInToSave } from "../saved/sign-in-to-save.tsx";
import { pathLink } from "./file/open-path.ts";
import type { PathAccountProps } from "./saved-path.ts";

/** Control that saves the load path, for signed-in users only. */
const PathSave = lazyOrNothing(async () => (await import("./path-save.tsx")).PathSave);

/** Saving a load path to the account; a visitor signs in first and returns to the same load path. */
export function PathAccountSlot(props: PathAccountProps) {
  const uid = useUid();
  const location = useLocation();
  if (uid !== undefined) {
    return (
      <Suspense>
        <PathSave uid={uid} {...props} />
      </Suspense>
    );
  }
  const signIn = async (event: MouseEvent) => {
    event.preventDefault();
    // The address follows the members with a delay.
    const search = props.members.length > 0 ? `?d=${await pathLink(props.members)}` : "";
    window.location.assign(signInPath({ pathname: location.pathname, search }));
  };
  return <SignInToSave onSignIn={signIn} />;
}
