import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** The smallest output; the last three settings suit scripts (0.1 % smaller than the defaults). */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: 20,
  [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  [constants.BROTLI_PARAM_NDIRECT]: 8,
};

/** Writes a Brotli copy of every text file, for hosts that serve them. */
export async function compress(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  // In parallel: Node compresses in its thread pool.
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const packed = await promisify(brotliCompress)(await readFile(path), { params });
      await writeFile(`${path}.br`, packed);
    }),
  );
}
