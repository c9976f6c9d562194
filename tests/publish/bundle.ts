import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, run } from './packed.ts';

/** A built app: its code and styles as text, and all its files. */
export interface Bundle {
  readonly script: string;
  readonly style: string;
  readonly files: readonly string[];
}

/** Builds an app as its developer would, with `vite build` and no configuration. */
export async function bundle(app: string): Promise<Bundle> {
  await run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], app);
  const assets = join(app, 'dist', 'assets');
  const files = await readdir(assets);
  const text = async (suffix: string) => {
    const found = files.filter((file) => file.endsWith(suffix));
    return (await Promise.all(found.map((file) => readFile(join(assets, file), 'utf8')))).join('\n');
  };
  return { script: await text('.js'), style: await text('.css'), files };
}

/** Bytes after gzip. */
export const weight = (text: string): number => gzipSync(text, { level: 9 }).length;
