import type { ComponentProps } from "react";

/** A button for an action on this page. */
export function Button({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...props}
      className={`inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-sm border border-rule bg-sheet px-3 font-medium text-14 text-ink hover:border-ink pointer-coarse:min-h-11 ${className ?? ""}`}
    />
  );
}
