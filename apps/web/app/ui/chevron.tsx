/** Points right when closed, down when open. */
export function Chevron({ open }: { readonly open: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className={`size-3 shrink-0 ${open ? "rotate-90" : ""}`}>
      <path d="M4 2.5 8 6 4 9.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
