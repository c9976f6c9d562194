import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseYaml, type YamlSource } from './source.ts';

/** A path for findings: relative to the current directory if inside it. */
export function displayPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
}

/** Reads a YAML file; `undefined` if it does not exist. */
export function readYaml(path: string): YamlSource | undefined {
  return existsSync(path) ? parseYaml(displayPath(path), readFileSync(path, 'utf8')) : undefined;
}
