import { type ReactNode, useId, useState } from "react";

interface DisclosedProps {
  readonly words: string;
  /** Rendered while it is open. */
  readonly children: ReactNode;
}

/** A derivation behind a button. */
export function Disclosed({ words, children }: DisclosedProps) {
  const id = useId();
  const [isOpen, open] = useState(false);
  return (
    <>
      <p className="px-4 py-2">
        <button
          type="button"
          className="cursor-pointer text-13 underline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          {words}
        </button>
      </p>
      <div id={id}>{isOpen ? children : null}</div>
    </>
  );
}
