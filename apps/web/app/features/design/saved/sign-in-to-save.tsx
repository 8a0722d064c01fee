import { type MouseEvent, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { signInPath } from "../../../next-path.ts";

const never = () => () => {};

interface SignInToSaveProps {
  /** Leads to the sign-in page with what is on view: the address follows it with a delay. */
  readonly onSignIn: (event: MouseEvent) => void;
}

/** For a visitor: the way to sign in and save what is on view, and that changes of saved work are not saved. */
export function SignInToSave({ onSignIn }: SignInToSaveProps) {
  const location = useLocation();
  // Not while the page hydrates: a kept copy of it was rendered for another address.
  const isOfAccount = useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).has("design"),
    () => false,
  );
  return (
    <>
      {isOfAccount ? (
        <span role="status" className="text-13">
          You are signed out: changes are not saved.
        </span>
      ) : null}
      <Link to={signInPath(location)} onClick={onSignIn} className="text-13">
        Sign in to save
      </Link>
    </>
  );
}
