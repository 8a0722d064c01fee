import { type KeyboardEvent, type SubmitEvent, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { stepFocus } from "../keyboard/step-focus.ts";
import { MENU_ITEM } from "../menu.tsx";
import { signOut } from "../session/sign-out.ts";

const ITEMS = "[role=menuitem]";

/**
 * Uses the browser's popover, which works without JavaScript and restores the focus when Escape closes it. With JavaScript the
 * arrow keys open it and cycle through it, Home and End go to its ends, and Tab leaves it.
 */
export function AccountMenu({ email }: { readonly email: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const close = () => menu.current?.hidePopover();

  const focusItem = (at: 0 | -1) =>
    [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])].at(at)?.focus();

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!menu.current?.matches(":popover-open")) menu.current?.showPopover();
    focusItem(event.key === "ArrowUp" ? -1 : 0);
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    // Closing returns the focus to the avatar, from where Tab continues.
    if (event.key === "Tab") close();
    else stepFocus(event, ITEMS, "go-round");
  };
  // The toggle event arrives a moment later, when a fast user may have moved on already.
  const focusFirst = (isOpen: boolean) => {
    if (isOpen && !menu.current?.contains(document.activeElement)) focusItem(0);
  };
  const leave = async (event: SubmitEvent) => {
    event.preventDefault();
    close();
    if (await signOut()) await navigate("/signin");
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={`Account menu of ${email}`}
        onKeyDown={openByKey}
        className="grid size-10 cursor-pointer place-items-center rounded-full bg-ink font-semibold text-16 text-paper"
      >
        {email.charAt(0).toUpperCase()}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label="Account"
        onKeyDown={walk}
        onToggle={(event) => focusFirst(event.newState === "open")}
        className="account-menu"
      >
        {/* The name of the button has it for those who hear the page. */}
        <p aria-hidden="true" className="break-words px-4 py-2 text-12 text-steel">
          {email}
        </p>
        <Link role="menuitem" to="/dashboard" onClick={close} className={MENU_ITEM}>
          My Account
        </Link>
        <Link role="menuitem" to="/settings" onClick={close} className={MENU_ITEM}>
          Settings
        </Link>
        <form method="post" action="/signout" onSubmit={leave}>
          <button role="menuitem" type="submit" className={MENU_ITEM}>
            Sign Out
          </button>
        </form>
      </div>
    </>
  );
}
