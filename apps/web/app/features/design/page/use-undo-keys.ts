import { useEffect } from "react";

/**
 * Whether the browser's own undo belongs to a control: it has a text that is no input of the design, or one that becomes an input only when a
 * section is chosen.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog")) return true;
  return target.matches(
    ':is(textarea, input:not([type="checkbox"], [type="radio"], [type="button"])):is(:not([data-path]), [role="combobox"])',
  );
}

/** Ctrl+Z and Ctrl+Y undo and redo changes of the design, also from within its inputs. */
export function useUndoKeys(dispatch: (action: { readonly kind: "undo" | "redo" }) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if ((!isRedo && key !== "z") || hasOwnUndo(event.target)) return;
      event.preventDefault();
      dispatch({ kind: isRedo ? "redo" : "undo" });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [dispatch]);
}
