import type { SeedData } from '../seed.ts';

/** JSON for use inside a raw template literal. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('`', String.raw`\u0060`)
    .replaceAll('${', String.raw`\u0024{`);

const lines = (values: readonly unknown[]): string => values.map(json).join(',\n');

/** Prints a table: its columns, then one row per line as tuples. */
function printTable(name: string, rows: SeedData['rows'][string]): string {
  const columns = Object.keys(rows[0] ?? {});
  return `${json(name)}: [\n${lines([columns, ...rows.map((row) => Object.values(row))])}\n]`;
}

/** The text of `seed.gen.ts`: JSON, which engines parse several times faster than literals, with one row per line. */
export const printSeed = (seed: SeedData): string => `// What the seed puts into the database.

import type { BackendSpec, Row, SeedUser } from '../contract.ts';

const users: readonly SeedUser[] = JSON.parse(String.raw\`[
${lines(seed.users)}
]\`);

/** Of each table the names of its columns, then its rows as tuples. */
const tables: Readonly<Record<string, readonly [readonly string[], ...(readonly unknown[])[]]>> = JSON.parse(String.raw\`{
${Object.entries(seed.rows)
  .map(([name, rows]) => printTable(name, rows))
  .join(',\n')}
}\`);

const rows = Object.fromEntries(
  Object.entries(tables).map(([name, [columns, ...tuples]]) => [
    name,
    tuples.map((tuple): Row => Object.fromEntries(columns.map((column, index) => [column, tuple[index]]))),
  ]),
);

export const seed: BackendSpec['seed'] = { users, rows };
`;
