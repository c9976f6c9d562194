import { readFileSync } from 'node:fs';

/** The declarations of a file in shapes/, to stand in a generated module: generated files say their own types. */
export function shapesOf(name: string): string {
  const text = readFileSync(new URL(`./shapes/${name}.ts`, import.meta.url), 'utf8');
  return `${text.replace(/^import .*\n+/gm, '').trim()}\n\n`;
}
