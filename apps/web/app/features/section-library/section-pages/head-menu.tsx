import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Chevron } from "../../../ui/chevron.tsx";

interface HeadMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A list of links below its button, which opens without a script. */
export function HeadMenu({ label, children }: HeadMenuProps) {
  const id = useId();
  return (
    <div>
      <Button popoverTarget={id}>
        {label}
        <Chevron open />
      </Button>
      <ul id={id} popover="auto" aria-label={label} className="menu size-menu">
        {children}
      </ul>
    </div>
  );
}
