import { useState } from "react";
import { usePageDelivery } from "../page-delivery.ts";

/** In the browser the rendered text has it: the server knew it when rendering. */
function shownId(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector("[data-request-id]")?.textContent ?? undefined;
}

/** The request ID of a failed request, for the user to quote. Nothing if only the browser failed. */
export function RequestReference() {
  const { requestId } = usePageDelivery();
  const [id] = useState(requestId ?? shownId());
  if (id === undefined) return null;
  return (
    <>
      {" "}
      If you write to us about it, quote{" "}
      <code data-request-id="" className="inline-block max-w-full select-all break-all text-14">
        {id}
      </code>
      .
    </>
  );
}
