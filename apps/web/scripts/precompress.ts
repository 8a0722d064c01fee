/** Writes a brotli copy beside every compressible file of the browser build, so that no request compresses. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FOLDER = new URL("../build/client/", import.meta.url).pathname;
const COMPRESSIBLE = /\.(js|css|json|svg|ttf|txt|xml|html)$/;

for (const name of await readdir(FOLDER, { recursive: true })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const path = join(FOLDER, name);
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
