import { readFileSync } from 'node:fs';

/** The type declarations of a file in shapes/, which are copied into generated modules. */
export function shapesOf(name: string): string {
  const text = readFileSync(new URL(`./shapes/${name}.ts`, import.meta.url), 'utf8');
  return `${text.replace(/^import .*\n+/gm, '').trim()}\n\n`;
}
