import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A popover whose content exists while it is open: a page neither sends it nor renders it at every key. */
export function usePopover() {
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // It may have been opened before the page was hydrated.
  useEffect(() => setOpen(popover.current?.matches(":popover-open") === true), []);
  const follow = ({ newState }: ToggleEvent) => setOpen(newState === "open");
  // The browser shows it next, with its content.
  const onBeforeToggle = (event: ToggleEvent) => event.newState === "open" && flushSync(() => follow(event));
  return { popover, isOpen, onBeforeToggle, onToggle: follow };
}
