import { realpathSync } from "node:fs";
import { join } from "node:path";

/** The folders of the embedded database in the data folder. */
export interface Paths {
  readonly dataDir: string;
  /** Belongs to the system user that runs PostgreSQL. */
  readonly home: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** The folder of the socket. */
  readonly run: string;
}

/** The data folder must exist. Symbolic links are resolved, so that one folder has one path. */
export function pathsIn(dataFolder: string): Paths {
  const dataDir = realpathSync(dataFolder);
  const home = join(dataDir, "postgres");
  return { dataDir, home, cluster: join(home, "cluster"), run: join(home, "run") };
}
