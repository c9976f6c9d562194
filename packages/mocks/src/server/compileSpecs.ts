import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ConfigError } from './ConfigError.ts';

/** What codegen reads of a specs directory, which may be a whole project. */
const sources = [
  'contract.ts',
  'embedded.env',
  'http',
  'personas.yaml',
  'realtime.asyncapi.yaml',
  'scenarios',
  'site',
  'statecharts',
  'supabase',
];

/** Whether the generated files exist and are not older than their specs. */
export function isFresh(specs: string, generated: string): boolean {
  if (!existsSync(join(generated, 'backend.gen.ts'))) return false;
  return newest(generated) >= Math.max(...sources.map((name) => newest(join(specs, name))));
}

/**
 * Compiles a specs directory into the user's cache, unless the cached files are fresh, and returns that directory.
 * @throws ConfigError with the compiler's output
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
  // Unchanged files keep their timestamps, so this file records the time of the check.
  writeFileSync(join(out, 'stamp'), '');
  return out;
}

/** The compiler is a separate program, which the backend runs but never imports: the project's, or the one beside this package. */
function compilerOf(specs: string): string {
  for (const place of [join(specs, 'package.json'), import.meta.url]) {
    try {
      return createRequire(place).resolve('@duneline/codegen/cli');
    } catch {
      // Not installed there.
    }
  }
  throw new ConfigError(
    `The specs in ${specs} are not compiled, and @duneline/codegen is not installed; install it, or run its command duneline-codegen on them.`,
  );
}

/** When a file, or anything in a directory, was last modified, in milliseconds since the epoch; 0 without it. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const within = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(...['', ...within].map((file) => statSync(join(path, file)).mtimeMs));
}
