/** The submit button of a form: disabled, with a busy label, while the request runs. */
export function SubmitButton({
  busy,
  children,
  kind = "primary",
}: {
  readonly busy: boolean;
  readonly children: React.ReactNode;
  readonly kind?: "primary" | "plain" | "danger";
}) {
  const colours = {
    primary: "border-accent bg-accent text-on-accent",
    plain: "border-rule bg-sheet text-ink hover:border-ink",
    danger: "border-accent bg-sheet text-accent hover:bg-accent hover:text-on-accent",
  }[kind];
  return (
    <button
      type="submit"
      disabled={busy}
      aria-busy={busy}
      className={`inline-flex min-h-11 cursor-pointer items-center justify-center rounded-sm border px-5 font-semibold text-16 disabled:cursor-progress disabled:opacity-60 ${colours}`}
    >
      {children}
    </button>
  );
}
