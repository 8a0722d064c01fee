/**
 * The mark: a king post truss. Chords, the post from apex to tie, a strut from its foot to the middle of each rafter.
 * Coordinates of 32 units, so that every node falls on a pixel at 32 and on a half at 16.
 */
export const MARK_CHORDS = "M2 25 16 7 30 25Z";
export const MARK_WEB = "M16 7V25L9 16M16 25 23 16";

interface MarkProps {
  /** Size and colour by classes. */
  readonly className?: string | undefined;
}

/** In one colour, `currentColor`, beside the product's name; hidden from screen readers. */
export function Mark({ className = "size-6" }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <path d={MARK_CHORDS} strokeWidth={2.25} />
      <path d={MARK_WEB} strokeWidth={1.4} />
    </svg>
  );
}
