/** Hollow, or filled for a favourite. */
export function Star({ filled = false }: { readonly filled?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
      <path
        d="m10 2.6 2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3L2.4 8.2l5.3-.7z"
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The look of a star, as a link for a visitor and as a button for a signed-in user. */
const LOOK =
  "grid shrink-0 cursor-pointer place-items-center rounded-sm text-blue hover:bg-shade pointer-coarse:size-11";

export const STAR_BUTTON = `${LOOK} size-9`;
/** As high as a row of the list. */
export const STAR_OF_ROW = `${LOOK} size-7`;
