import { useEffect, useRef, useState } from "react";

/**
 * A page opened at another address of the server (127.0.0.1 for localhost, http for https) cannot submit forms: they would be
 * rejected there. The form is not sent, the page shows the right address, and the input stays.
 */
export function WrongAddress({ publicUrl }: { readonly publicUrl: string }) {
  const [target, setTarget] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (window.location.origin === publicUrl) return;
    // In the capture phase, before any form's own handler.
    const hold = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== "post") return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(publicUrl + window.location.pathname + window.location.search);
      link.current?.focus();
    };
    window.addEventListener("submit", hold, { capture: true });
    return () => window.removeEventListener("submit", hold, { capture: true });
  }, [publicUrl]);

  useEffect(() => {
    if (target !== undefined) link.current?.focus();
  }, [target]);

  if (target === undefined) return null;
  return (
    <div
      role="alert"
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-20 border-accent border-t-4 bg-sheet px-4 py-4 text-16"
    >
      <p className="mx-auto max-w-3xl">
        This form was not sent because this page is open at an address that does not accept forms. What you
        typed is still here. Open the page at{" "}
        <a ref={link} href={target}>
          {target}
        </a>{" "}
        and send the form from there.
      </p>
    </div>
  );
}
