import { type FirmDetails, NO_FIRM } from "@kingpost/design/report";
import { useEffect, useRef, useState } from "react";
import { VISITOR } from "../storage/browser-storage.ts";
import { useOwner } from "../storage/use-owner.ts";
import { firmOf, sendFirm } from "./account-firm.ts";
import { keepFirm, keptFirm } from "./kept-firm.ts";

/** After the last change. */
const SEND_MS = 800;

export interface FirmState {
  readonly firm: FirmDetails;
  readonly change: (firm: FirmDetails) => void;
  /** Whether it is kept in an account. */
  readonly isOfAccount: boolean;
  /** What became of the last change, in a sentence; empty before there is one. */
  readonly status: string;
  /** Why the account has not got the last change; empty if it has. */
  readonly problem: string;
}

/** The firm of the user: in the account of a signed-in one, and in this browser. */
export function useFirm(): FirmState {
  const [firm, setFirm] = useState(NO_FIRM);
  const [problem, setProblem] = useState("");
  const [status, setStatus] = useState("");
  const owner = useOwner();
  const timer = useRef<number>(undefined);
  const isChanged = useRef(false);
  // Only the browser knows it: the page is rendered without.
  useEffect(() => {
    isChanged.current = false;
    setFirm(keptFirm(owner));
    let isLeft = false;
    if (owner !== VISITOR) {
      firmOf(owner).then((found) => {
        if (!isLeft && !isChanged.current) setFirm(found);
      });
    }
    return () => {
      isLeft = true;
    };
  }, [owner]);
  const change = (next: FirmDetails) => {
    isChanged.current = true;
    setFirm(next);
    keepFirm(next, owner, owner !== VISITOR);
    if (owner === VISITOR) return setStatus("Saved in this browser.");
    setStatus("Saving\u2026");
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      const message = await sendFirm(next, owner);
      setStatus(message === undefined ? "Saved to your account." : "");
      setProblem(
        message === undefined
          ? ""
          : `Your firm is not saved to your account: ${message} It is kept in this browser until you sign out.`,
      );
    }, SEND_MS);
  };
  return { firm, change, isOfAccount: owner !== VISITOR, status, problem };
}
