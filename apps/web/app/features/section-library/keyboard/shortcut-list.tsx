import { memo, type RefObject, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { FOCUS_KEYS, SHORTCUTS, type Shortcut } from "./shortcuts.ts";
import "./shortcuts.css";

interface ShortcutListProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A dialogue with the keyboard shortcuts, and a switch for single-key shortcuts. */
export const ShortcutList = memo(function ShortcutList({ dialog, on, onSwitch }: ShortcutListProps) {
  const id = useId();
  return (
    <dialog ref={dialog} aria-labelledby={id} className="shortcut-list">
      <h2 id={id} className="text-20">
        {" "}
        Keyboard shortcuts{" "}
      </h2>
      <Keys shortcuts={SHORTCUTS} />
      <label className="my-3 flex items-center gap-2 text-14">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => onSwitch(target.checked)}
          className="size-4 accent-ink"
        />
        Enable single-key shortcuts
      </label>
      <Keys shortcuts={FOCUS_KEYS} />
      <form method="dialog" className="mt-4 text-right">
        <Button type="submit">Close</Button>
      </form>
    </dialog>
  );
});

function Keys({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="shortcut-keys">
      {shortcuts.map(({ key, does }) => (
        <div key={key}>
          <dt>
            {key.split(" ").map((one) => (
              <kbd key={one}>{one}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
