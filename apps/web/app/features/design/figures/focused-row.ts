import { useEffect, useState } from "react";

/** The row of an input: `/spans/0` of `/spans/0/length`. */
export function rowOfPath(path: string): string {
  const [, table = "", row] = path.split("/");
  return row === undefined ? `/${table}` : `/${table}/${row}`;
}

/** The row of inputs that has the focus. */
export function useFocusedRow(): string | undefined {
  const [row, setRow] = useState<string>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const path = target instanceof HTMLElement ? target.dataset.path : undefined;
      setRow(path === undefined ? undefined : rowOfPath(path));
    };
    const leave = () => setRow(undefined);
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  return row;
}

/** Brings the input of a path into view and selects it. */
export function focusInput(path: string): void {
  const input = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  input?.closest("details")?.setAttribute("open", "");
  input?.scrollIntoView({ block: "nearest" });
  input?.focus();
}
