import { keyOf, quote } from '../expression/scope.ts';
import type { SeedData } from '../seed.ts';

/** A JSON value as TypeScript text: one line while it is short. */
function printValue(value: unknown, depth = 0): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pad = '  '.repeat(depth + 1);
  const items = Array.isArray(value)
    ? value.map((item) => printValue(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${printValue(item, depth + 1)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (line.length + pad.length < 130 && !line.includes('\n') && depth > 2) return line;
  return `${open}\n${items.map((item) => `${pad}${item},`).join('\n')}\n${'  '.repeat(depth)}${close}`;
}

/** The text of `seed.gen.ts`. */
export const printSeed = (seed: SeedData): string =>
  [
    '// What the seed puts into the database.\n',
    `import type { BackendSpec } from '../contract.ts';\n`,
    `export const seed = ${printValue({ users: seed.users, rows: seed.rows })} satisfies BackendSpec['seed'];\n`,
  ].join('\n');
