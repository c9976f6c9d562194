import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes a Brotli twin beside every text file, for hosts that serve them. */
export async function compress(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  for (const file of files) {
    const path = join(folder, file);
    const packed = await promisify(brotliCompress)(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${path}.br`, packed);
  }
}
