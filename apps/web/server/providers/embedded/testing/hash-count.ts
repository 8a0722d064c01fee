import { createHook } from "node:async_hooks";

/** Counts the passwords hashed while `work` runs: it replaces the time that an attacker would measure. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === "SCRYPTREQUEST") count += 1;
    },
  });
  hook.enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}
