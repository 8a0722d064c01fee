/** What a key does in a table of inputs. */
export type GridStep =
  | { readonly kind: "move"; readonly rows: number; readonly columns: number }
  | { readonly kind: "enter" | "copy" | "delete" }
  | { readonly kind: "shift"; readonly rows: number };

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What the focused control leaves to the table. */
export interface Caret {
  /** A list of choices, in which up and down choose. */
  readonly isList: boolean;
  /** All of its text is selected, as when a cell has just been entered; or it has none. */
  readonly isWhole: boolean;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

const move = (rows: number, columns: number): GridStep => ({ kind: "move", rows, columns });

/**
 * The step of a key: arrows and Enter move, Ctrl+D copies from above, Ctrl+Delete deletes the row, Alt+arrows move it. Undefined
 * where the key belongs to the control: arrows inside a text, up and down in a list of choices.
 */
export function stepOf(event: Pressed, caret: Caret): GridStep | undefined {
  const { key, shiftKey, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const { isList } = caret;
  if (altKey && !isCommand) {
    if (isList) return undefined;
    if (key === "ArrowUp") return { kind: "shift", rows: -1 };
    return key === "ArrowDown" ? { kind: "shift", rows: 1 } : undefined;
  }
  if (isCommand) {
    if (key.toLowerCase() === "d") return { kind: "copy" };
    // With Backspace it deletes a word, in a cell too.
    return key === "Delete" && caret.isWhole ? { kind: "delete" } : undefined;
  }
  switch (key) {
    case "Enter":
      return shiftKey ? move(-1, 0) : { kind: "enter" };
    case "ArrowUp":
      return isList ? undefined : move(-1, 0);
    case "ArrowDown":
      return isList ? undefined : move(1, 0);
    case "ArrowLeft":
      return caret.isAtStart && !shiftKey ? move(0, -1) : undefined;
    case "ArrowRight":
      return caret.isAtEnd && !shiftKey ? move(0, 1) : undefined;
    default:
      return undefined;
  }
}
