import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Up, down, Home and End move the focus among the elements of a container that match a selector, in document order. For long
 * lists with a single tab stop. It stops at either end, or in a menu wraps around.
 */
export function stepFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  atTheEnds: "stop" | "go-round" = "stop",
): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = stops.findIndex((stop) => stop.matches(":focus"));
  if (from < 0) return;
  event.preventDefault();
  const to =
    atTheEnds === "go-round" && Number.isFinite(step)
      ? (from + step + stops.length) % stops.length
      : Math.max(0, Math.min(stops.length - 1, from + step));
  stops[to]?.focus();
}
