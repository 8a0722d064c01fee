import { useState } from "react";
import { useOwner } from "./use-owner.ts";

/** How many sessions have ended while this page is open. As a key it removes what the page shows of the user before. */
export function useEndedSessions(): number {
  const owner = useOwner();
  const [seen, setSeen] = useState({ owner, ended: 0 });
  if (seen.owner === owner) return seen.ended;
  const ended = seen.ended + (seen.owner === "" ? 0 : 1);
  setSeen({ owner, ended });
  return ended;
}
