import { afterEach, expect, test, vi } from "vitest";
import { whileIdle } from "./while-idle.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that is idle when the test calls `idle`. */
function stubIdle() {
  const due = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal("window", {
    requestIdleCallback: (act: () => void) => {
      last += 1;
      due.set(last, act);
      return last;
    },
    cancelIdleCallback: (id: number) => due.delete(id),
  });
  return {
    due,
    idle: () => {
      const acts = [...due.values()];
      due.clear();
      for (const act of acts) act();
    },
  };
}

test("a step is repeated in idle times, one in each, until it returns false", () => {
  const { due, idle } = stubIdle();
  const step = vi.fn(() => step.mock.calls.length < 3);
  whileIdle(step);
  expect(step).not.toHaveBeenCalled();
  idle();
  expect(step).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 5; at++) idle();
  expect(step).toHaveBeenCalledTimes(3);
  expect(due.size).toBe(0);
});

test("steps end when they are stopped", () => {
  const { due, idle } = stubIdle();
  const step = vi.fn(() => true);
  const stop = whileIdle(step);
  idle();
  stop();
  expect(due.size).toBe(0);
  expect(step).toHaveBeenCalledTimes(1);
});

test("a browser without idle callbacks takes no step", () => {
  vi.stubGlobal("window", {});
  const step = vi.fn(() => true);
  whileIdle(step)();
  expect(step).not.toHaveBeenCalled();
});
