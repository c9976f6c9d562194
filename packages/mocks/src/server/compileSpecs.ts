import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ConfigError } from './ConfigError.ts';

/** Whether a directory of generated files is there and no older than the specs that it was made from. */
export function isFresh(specs: string, generated: string): boolean {
  if (!existsSync(join(generated, 'backend.gen.ts'))) return false;
  return newest(generated, () => true) >= newest(specs, (path) => !/^(?:generated|node_modules|\.)/.test(path));
}

/**
 * Compiles a specs directory into a folder of this account's cache, unless what lies there is fresh, and gives that folder.
 * @throws ConfigError with what the compiler says
 */
export async function compileSpecs(specs: string): Promise<string> {
  const name = createHash('sha256').update(specs).digest('hex').slice(0, 16);
  const home = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'duneline-backend', name);
  const out = join(home, 'generated');
  if (isFresh(specs, out)) return out;
  mkdirSync(out, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }\n');
  const compiler = spawn(process.execPath, [compilerOf(specs), '--specs', specs, '--out', out], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => compiler.once('close', resolve));
  const errors = await text(compiler.stderr);
  if ((await ended) !== 0) throw new ConfigError(`The specs in ${specs} do not compile: ${errors.trim()}`);
  // Files that came out as they were keep their time, so this one says when they were looked at.
  writeFileSync(join(out, 'stamp'), '');
  return out;
}

/** The compiler is a program of its own, which a backend may run and never imports. */
function compilerOf(specs: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@duneline/codegen/package.json')), 'src', 'cli.ts');
  } catch {
    throw new ConfigError(
      `The specs in ${specs} are not compiled, and @duneline/codegen is not installed; run its codegen command on them.`,
    );
  }
}

/** When the last of the files below a directory was written, in milliseconds since the epoch. */
function newest(directory: string, isCounted: (path: string) => boolean): number {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(isCounted);
  return Math.max(0, ...files.map((path) => statSync(join(directory, path)).mtimeMs));
}
