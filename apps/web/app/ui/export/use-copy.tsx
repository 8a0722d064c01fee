import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";

interface Copied {
  readonly text: string;
  /** What was copied, as in "Copied the table of 610UB125". */
  readonly what: string;
  readonly isRefused: boolean;
  /** The status in full, instead. */
  readonly message?: string;
}

async function write(text: string): Promise<boolean> {
  try {
    // Undefined on a page that is not served over https.
    if (!navigator.clipboard) return false;
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies texts and reports what was copied; where the browser does not allow it, shows the text for copying by hand. */
export function useCopy(): {
  copy: (text: string, what: string) => void;
  announce: (message: string) => void;
  notice: ReactNode;
} {
  const [copied, setCopied] = useState<Copied>();
  const copy = useCallback((text: string, what: string) => {
    write(text).then((done) => setCopied({ text, what, isRefused: !done }));
  }, []);
  const announce = useCallback(
    (message: string) => setCopied({ text: "", what: "", isRefused: false, message }),
    [],
  );
  const notice = (
    <>
      <span role="status" className="text-13 text-steel not-empty:mr-3">
        {copied && !copied.isRefused ? (copied.message ?? `Copied ${copied.what}`) : ""}
      </span>
      {copied?.isRefused ? <ByHand {...copied} onClose={() => setCopied(undefined)} /> : null}
    </>
  );
  return { copy, announce, notice };
}

function ByHand({ text, what, onClose }: Copied & { readonly onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <span className="flex w-full flex-col items-start gap-2" role="alert">
      <label htmlFor={id} className="text-13">
        Your browser did not allow copying {what}. The text is selected below: press Ctrl+C or {"\u2318"}C.
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={Math.min(6, text.split("\n").length)}
        value={text}
        className="w-full rounded-sm border border-rule bg-sheet p-2 font-sans text-13 text-ink"
      />
      <Button onClick={onClose}>Close</Button>
    </span>
  );
}
