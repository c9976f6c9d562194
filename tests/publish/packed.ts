import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '..', '..');

const execute = promisify(execFile);

/** The environment of what the tests run: without Vitest's variables, and without reports to the makers of Next.js. */
export const environment = { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Runs a program without Vitest's environment variables, and returns its output.
 * @throws with the output if it fails
 */
export function run(program: string, args: readonly string[], cwd: string): Promise<{ stdout: string; stderr: string }> {
  return execute(program, args, { cwd, env: environment, maxBuffer: 16 * 1024 ** 2 });
}

/** A temporary folder with the tarballs of `npm run pack`. */
export async function packed(): Promise<{ folder: string; tarballs: readonly string[] } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'duneline-publish-'));
  await run(process.execPath, [join(root, 'tools', 'pack.mjs'), '--out', join(folder, 'packed')], root);
  const files = await readdir(join(folder, 'packed'));
  return {
    folder,
    tarballs: files.filter((file) => file.endsWith('.tgz')).map((file) => join(folder, 'packed', file)),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
