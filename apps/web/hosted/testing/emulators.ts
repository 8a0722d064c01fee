import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const PROGRAM = fileURLToPath(new URL("../../../../firebase/emulators.mjs", import.meta.url));

const hosts = z.object({ auth: z.string(), firestore: z.string() });

/** The settings for running emulators. A web API key belongs to the emulator's one project, which all tests of a file share. */
export interface EmulatorSettings {
  readonly FIREBASE_PROJECT_ID: string;
  readonly FIREBASE_AUTH_EMULATOR_HOST: string;
  readonly FIRESTORE_EMULATOR_HOST: string;
}

export interface Emulators {
  readonly settings: EmulatorSettings;
  stop(): Promise<void>;
}

async function firstLine(program: ChildProcess): Promise<string> {
  if (!program.stdout) throw new Error("The emulators have no output.");
  for await (const line of createInterface(program.stdout)) return line;
  throw new Error("The emulators did not start.");
}

/** Starts the emulators in a process of their own, which ends with this one. */
export async function startEmulators(...options: readonly "--firestore"[]): Promise<Emulators> {
  const program = spawn(process.execPath, [PROGRAM, ...options], { stdio: ["pipe", "pipe", "inherit"] });
  const { auth, firestore } = hosts.parse(JSON.parse(await firstLine(program)));
  return {
    settings: {
      FIREBASE_PROJECT_ID: "demo-kingpost",
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      FIRESTORE_EMULATOR_HOST: firestore,
    },
    stop: async () => {
      const ended = once(program, "exit");
      program.stdin?.end();
      await ended;
    },
  };
}
