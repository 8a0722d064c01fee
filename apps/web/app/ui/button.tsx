import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";

interface ButtonProps extends AriaButtonProps {
  readonly kind?: "primary" | "plain";
}

const KINDS = {
  primary: "bg-accent text-on-accent border-accent",
  plain: "bg-sheet text-ink border-rule hover:border-ink",
} as const;

export function Button({ kind = "plain", className, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={`inline-flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-sm border px-3 text-14 font-medium disabled:cursor-default disabled:opacity-50 pointer-coarse:min-h-11 ${KINDS[kind]} ${className ?? ""}`}
    />
  );
}
