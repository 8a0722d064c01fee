/** An item of a menu in the bar. */
export const MENU_ITEM =
  "flex min-h-11 w-full cursor-pointer items-center px-4 text-left text-14 text-ink no-underline hover:bg-shade focus-visible:bg-shade outline-offset-[-2px]";
