import type { Services } from "./service-set.ts";

// On the global object, because the development server evaluates this module again when a file has changed.
const KEY = Symbol.for("kingpost.services");
const holder = globalThis as { [KEY]?: Promise<Services> };

/** Sets the result of `services`. Called once, when the process starts. */
export function provideServices(starting: Promise<Services>): void {
  holder[KEY] = starting;
}

/** The running services. The development server has no start of its own and starts them at the first call. */
export function services(): Promise<Services> {
  holder[KEY] ??= import.meta.env?.DEV
    ? Promise.all([import("./start-services.ts"), import("./env.ts")]).then(
        ([{ startServices }, { parseSettings }]) => startServices(parseSettings(process.env)),
      )
    : Promise.reject(new Error("The services are not started yet."));
  return holder[KEY];
}
