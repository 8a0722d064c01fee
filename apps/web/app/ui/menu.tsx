import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { stepFocus } from "./keyboard/step-focus.ts";
import { usePopover } from "./use-popover.ts";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Shown smaller beside the label: a file type, a count. */
  readonly detail?: string | undefined;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  /** Groups of actions, separated by a line. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

const GAP = 4;

/** Under the button, or above it if there is no room; aligned to the button's right edge, or to its left if there is no room. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = at.bottom + GAP;
  const top = below + height <= window.innerHeight ? below : Math.max(GAP, at.top - GAP - height);
  const left = at.right - width >= GAP ? at.right - width : at.left;
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}

/** A button with a menu: the browser's popover, closed by Escape or a click elsewhere; arrow keys move through it. */
export function Menu({ label, groups, isBusy = false, isDisabled = false }: MenuProps) {
  const id = useId();
  const { popover: menu, isOpen, onBeforeToggle, onToggle } = usePopover();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => menu.current?.hidePopover();
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Tab") close();
    else stepFocus(event, "[role=menuitem]");
  };
  useEffect(() => {
    // It is positioned in the window, so it follows the button when the page scrolls.
    const follow = () => {
      if (menu.current?.matches(":popover-open") && button.current) place(menu.current, button.current);
    };
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [menu]);
  return (
    <>
      <Button ref={button} popoverTarget={id} aria-haspopup="menu" aria-busy={isBusy} disabled={isDisabled}>
        {label}
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
          <path d="M2.5 4.5 6 8 9.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onKeyDown={keys}
        onBeforeToggle={onBeforeToggle}
        onToggle={(event) => {
          onToggle(event);
          if (event.newState !== "open" || !button.current) return;
          place(event.currentTarget, button.current);
          event.currentTarget.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
        }}
        className="menu"
      >
        {(isOpen ? groups : []).map((items) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and a menu has no other element for its groups
          <div key={items[0]?.id} role="group" className="border-hairline border-t first:border-t-0">
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  item.onSelect();
                }}
                className="menu-item"
              >
                {item.label}
                {item.detail ? <span className="text-12 text-steel">{item.detail}</span> : null}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** An item of a menu in the bar. */
export const MENU_ITEM =
  "flex min-h-11 w-full cursor-pointer items-center px-4 text-left text-14 text-ink no-underline hover:bg-shade focus-visible:bg-shade outline-offset-[-2px]";
