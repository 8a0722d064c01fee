import { useEffect, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/saving/dialog.tsx";
import { finishBeforeSignOut } from "../../../../ui/session/sign-out.ts";
import type { Autosave } from "./autosave.ts";
import { saveBeforeSignOut } from "./save-before-sign-out.ts";
import { stateWords } from "./save-status.tsx";
import { warnBeforeLeaving } from "./warn-before-leaving.ts";

interface Question {
  readonly reason: string;
  readonly answer: (isLeaving: boolean) => void;
}

/** Saves before the session ends; asks before a sign-out or a closed page loses changes that could not be saved. */
export function SignOutQuestion({ autosave }: { readonly autosave: Autosave }) {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => warnBeforeLeaving(autosave), [autosave]);
  useEffect(() => {
    let stay = () => {};
    const withdraw = finishBeforeSignOut(() =>
      saveBeforeSignOut(
        autosave,
        (state) =>
          new Promise((resolve) => {
            const answer = (isLeaving: boolean) => {
              setQuestion(undefined);
              resolve(isLeaving);
            };
            stay = () => resolve(false);
            setQuestion({ reason: stateWords(state), answer });
          }),
      ),
    );
    return () => {
      withdraw();
      stay();
    };
  }, [autosave]);
  if (!question) return null;
  const { reason, answer } = question;
  return (
    <Dialog title="Sign out without saving?" onClose={() => answer(false)}>
      <p className="mt-2 text-14">{reason}</p>
      <p className="mt-2 text-14">Signing out removes the changes from this browser.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => answer(false)}>Stay signed in</Button>
        <Button onClick={() => answer(true)}>Sign out and lose the changes</Button>
      </div>
    </Dialog>
  );
}
