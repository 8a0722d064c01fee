import type { ModuleAlternatives, Resources } from "@kingpost/design";
import { loadCatalogue } from "@kingpost/sections";
import type { Alternative, Asked, Calculated, Sequence } from "./messages.ts";

/** Milliseconds of calculation before a worker looks for messages again. */
const SLICE_MS = 25;

interface Running {
  readonly items: Iterator<Alternative[Sequence] | undefined>;
}

/** Calculates the alternatives to designs of a module, in slices between messages; `answer` sends what is found. */
export function alternativesServer(
  module: ModuleAlternatives,
  answer: (calculated: Calculated) => void,
): (asked: Asked) => void {
  let resources: Resources | undefined;
  const running = new Map<number, Running>();
  let isScheduled = false;

  const slice = (id: number, { items }: Running) => {
    const found: Alternative[Sequence][] = [];
    const end = performance.now() + SLICE_MS;
    let isDone = false;
    while (!isDone && performance.now() < end) {
      const next = items.next();
      isDone = next.done === true;
      if (next.value !== undefined) found.push(next.value);
    }
    if (isDone) running.delete(id);
    if (isDone || found.length > 0) answer({ id, items: found, isDone });
  };

  const work = () => {
    isScheduled = false;
    for (const [id, one] of [...running]) slice(id, one);
    schedule();
  };
  const schedule = () => {
    if (isScheduled || running.size === 0) return;
    isScheduled = true;
    setTimeout(work);
  };

  return (asked) => {
    switch (asked.kind) {
      case "sections":
        resources = { catalogue: loadCatalogue(asked.data) };
        return;
      case "stop":
        running.delete(asked.id);
        return;
      case "start": {
        if (!resources) throw new Error("The sections were not sent before the first design.");
        const items = module[asked.sequence](asked.inputs, resources);
        running.set(asked.id, { items: items[Symbol.iterator]() });
        schedule();
      }
    }
  };
}
