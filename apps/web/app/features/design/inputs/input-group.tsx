import { type ReactNode, useState } from "react";

interface InputGroupProps {
  readonly title: string;
  /** Whether the group must be open. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/**
 * Opens when it is needed, and stays open until it is closed by hand. What is folded does not exist: a browser's autofill looks at
 * every control after a key, and lays each folded group out for it.
 */
export function InputGroup({ title, isNeeded = false, children }: InputGroupProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="design-group"
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen || isNeeded ? children : null}
    </details>
  );
}
