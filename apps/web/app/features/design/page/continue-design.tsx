import type { RawInputs } from "@kingpost/design";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useFocusNext } from "../../../ui/keyboard/use-focus-next.ts";
import { useOwner } from "../../../ui/storage/use-owner.ts";
import { lastDesign } from "../state/kept-history.ts";

interface ContinueDesignProps {
  readonly kind: string;
  readonly onContinue: (inputs: RawInputs) => void;
}

/** Offers the last design of this browser, on a page whose address has none. */
export function ContinueDesign({ kind, onContinue }: ContinueDesignProps) {
  const [last, setLast] = useState<RawInputs>();
  const owner = useOwner();
  const focusNext = useFocusNext();
  // Only the browser has the last design: the server renders the page without it.
  useEffect(() => {
    if (window.location.search === "") setLast(lastDesign(kind, owner));
  }, [kind, owner]);
  if (!last) return null;
  const run = () => {
    onContinue(last);
    setLast(undefined);
    // This button is gone.
    focusNext(() => document.querySelector<HTMLElement>(".design-actions button"));
  };
  return <Button onClick={run}>Continue last design</Button>;
}
