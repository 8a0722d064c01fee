import { writeLink } from "@kingpost/calc";
import { type MouseEvent, Suspense, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { signInPath } from "../../../next-path.ts";
import { isBrowserCopy } from "../../../ui/loading/browser-copy.ts";
import { lazyOrNothing } from "../../../ui/loading/on-demand.tsx";
import { useUid } from "../../../ui/session/use-uid.ts";
import { isKeptForSignIn } from "../state/kept-history.ts";
import { LONGEST_LINK } from "../state/use-design.ts";
import type { SaveControlProps } from "./control/save-control-props.ts";
import { SignInToSave } from "./sign-in-to-save.tsx";

const TOO_LONG_TO_SIGN_IN =
  "This design is too large for a link and would be lost on the way to the sign-in page. Use File, Save design first. After signing in, use File, Open design.";

/** Control that saves the design, for signed-in users only: a visitor's page does not load it. */
const SaveControl = lazyOrNothing(async () => (await import("./control/save-control.tsx")).SaveControl);

const never = () => () => {};

interface AccountSlotProps extends Omit<SaveControlProps, "uid"> {
  readonly onTrouble: (message: string) => void;
}

/** Saving the design on view to the account; a visitor signs in first and returns to the same design. */
export function AccountSlot({ onTrouble, ...props }: AccountSlotProps) {
  const uid = useUid();
  const isCopy = useSyncExternalStore(never, isBrowserCopy, () => false);
  if (isCopy) return <span className="text-13">Offline: to keep this design, use File, Save design</span>;
  if (uid === undefined) return <SignIn {...props} onTrouble={onTrouble} />;
  return (
    <Suspense>
      <SaveControl uid={uid} {...props} />
    </Suspense>
  );
}

function SignIn({
  module: { kind, version },
  inputs,
  onTrouble,
}: Pick<AccountSlotProps, "module" | "inputs" | "onTrouble">) {
  const location = useLocation();
  // The address follows the design with a delay.
  const signIn = async (event: MouseEvent) => {
    event.preventDefault();
    const search = new URLSearchParams(location.search);
    const link = await writeLink({ version, inputs });
    if (link.length <= LONGEST_LINK) search.set("d", link);
    else if (!isKeptForSignIn(kind, inputs, location.search)) return onTrouble(TOO_LONG_TO_SIGN_IN);
    // Not through the router: the delayed change of the address would cancel its navigation.
    window.location.assign(signInPath({ pathname: location.pathname, search: `?${search}` }));
  };
  return <SignInToSave onSignIn={signIn} />;
}
