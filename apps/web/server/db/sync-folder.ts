import { open } from "node:fs/promises";
import { platform } from "node:os";

/** Makes new names in a folder durable, which a sync of the files alone does not. Windows neither has nor needs this call. */
export async function syncFolder(path: string): Promise<void> {
  if (platform() === "win32") return;
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
