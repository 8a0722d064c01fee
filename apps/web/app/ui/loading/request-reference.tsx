import { useState } from "react";
import { usePageDelivery } from "../../delivery/page-delivery.ts";

/** In the browser the rendered text has it: the server knew it when rendering. */
function shownId(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector("[data-request-id]")?.textContent ?? undefined;
}

/** The ID of a failed request in the log, for the user to quote. Nothing where only the browser failed. */
export function RequestReference() {
  const { requestId } = usePageDelivery();
  const [id] = useState(requestId ?? shownId());
  if (id === undefined) return null;
  return (
    <>
      {" "}
      If you contact us, quote request ID{" "}
      <code data-request-id="" className="inline-block max-w-full select-all break-all text-14">
        {id}
      </code>
      .
    </>
  );
}
