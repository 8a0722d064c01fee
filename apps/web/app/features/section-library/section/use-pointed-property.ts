import type { PropertyName } from "@kingpost/sections";
import { type KeyboardEvent, type SyntheticEvent, useCallback, useState } from "react";
import { stepFocus } from "../../../ui/keyboard/step-focus.ts";

/** A value in a table of one or more sections. */
export interface PointedValue {
  readonly property: PropertyName;
  /** Column of the section in a comparison; 0 for a single section. */
  readonly column: number;
}

function valueUnder(event: SyntheticEvent): PointedValue | undefined {
  const cell = event.target instanceof Element ? event.target.closest("[data-property]") : null;
  const property = cell?.getAttribute("data-property");
  // The attribute is written from typed rows and dimensions only.
  if (!property) return undefined;
  return { property: property as PropertyName, column: Number(cell?.getAttribute("data-column") ?? 0) };
}

/**
 * The value that the user points at, in a table or a drawing: what the pointer is over, else what was last clicked or reached
 * by key, which stays until another takes its place.
 */
export function usePointedProperty() {
  const [over, setOver] = useState<PointedValue>();
  const [kept, setKept] = useState<PointedValue>();
  const onPointerOver = useCallback((event: SyntheticEvent) => setOver(valueUnder(event)), []);
  const onPointerLeave = useCallback(() => setOver(undefined), []);
  const keep = useCallback((event: SyntheticEvent) => setKept((last) => valueUnder(event) ?? last), []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => stepFocus(event, "td[data-property]"),
    [],
  );
  return {
    pointed: over ?? kept,
    kept,
    drawing: { onPointerOver, onPointerLeave, onClick: keep },
    table: { onPointerOver, onPointerLeave, onClick: keep, onFocus: keep, onKeyDown },
  };
}
