import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HEADER_START, MARKDOWN_HEADER_START } from './emit/header.ts';

export interface FileState {
  /** Relative to the output directory. */
  readonly path: string;
  /** `stray`: a generated file that is no longer generated. */
  readonly state: 'unchanged' | 'missing' | 'stale' | 'stray';
}

/** Compares an output directory with the expected files, by path. */
export function compareOutput(directory: string, files: Readonly<Record<string, string>>): FileState[] {
  const strays = generatedIn(directory).filter((path) => !Object.hasOwn(files, path));
  return [
    ...Object.entries(files).map(([path, text]): FileState => {
      const target = join(directory, path);
      if (!existsSync(target)) return { path, state: 'missing' };
      return { path, state: readFileSync(target, 'utf8') === text ? 'unchanged' : 'stale' };
    }),
    ...strays.map((path): FileState => ({ path, state: 'stray' })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Writes changed files and deletes generated files that are no longer expected. */
export function writeFiles(directory: string, files: Readonly<Record<string, string>>, states: readonly FileState[]): void {
  for (const { path, state } of states) {
    const target = join(directory, path);
    if (state === 'stray') rmSync(target);
    if (state !== 'missing' && state !== 'stale') continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files[path] ?? '');
  }
}

function generatedIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => {
      const start = /\.gen\.(d\.ts|ts|js)$/.test(path) ? HEADER_START : path.endsWith('README.md') ? MARKDOWN_HEADER_START : null;
      return start !== null && readFileSync(join(directory, path), 'utf8').startsWith(start);
    });
}
