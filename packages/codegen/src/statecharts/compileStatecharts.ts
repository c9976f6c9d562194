import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { StatechartTable } from '@duneline/specs/contract';
import { printString, printValue } from '../emit/printValue.ts';
import type { Finding } from '../finding.ts';
import { displayPath } from '../yaml/readYaml.ts';
import { checkTable } from './checkTable.ts';
import { readTable } from './readTable.ts';
import { openTable } from './tableSource.ts';
import type { TableSource } from './tableSource.ts';

const suffix = '.table.yaml';

/**
 * Compiles every `*.table.yaml` of a folder into the record `statecharts`; tables with findings are omitted.
 * @param dir the folder of the tables, such as `specs/statecharts`
 */
export async function compileStatecharts(
  dir: string,
): Promise<{ files: { 'statecharts.gen.ts': string }; tables: StatechartTable[]; findings: Finding[] }> {
  const names = (await readdir(dir)).filter((file) => file.endsWith(suffix)).toSorted();
  const tables: StatechartTable[] = [];
  const findings: Finding[] = [];
  for (const name of names) {
    const path = join(dir, name);
    const source = openTable(displayPath(path), await readFile(path, 'utf8'));
    const table = compileTable(source, basename(name, suffix));
    findings.push(...source.findings);
    if (table && source.findings.length === 0) tables.push({ ...table, file: `${basename(dir)}/${name}` });
  }
  return { files: { 'statecharts.gen.ts': write(tables) }, tables, findings };
}

function compileTable(source: TableSource, name: string): StatechartTable | null {
  const table = readTable(source, name);
  if (!table) return null;
  for (const { row, state, message } of checkTable(table)) {
    if (row) source.report(row.line, message);
    else source.reportAt(state === undefined ? ['initial'] : ['states', state], message);
  }
  return table;
}

function write(tables: readonly StatechartTable[]): string {
  const names = tables.map(({ name }) => printString(name)).join(' | ') || 'never';
  const record = printValue(Object.fromEntries(tables.map((table) => [table.name, table])));
  return `import type { StatechartTable } from '../contract.ts';

export type StatechartName = ${names};

/** Every flow's statechart by its name. */
export const statecharts: Readonly<Record<StatechartName, StatechartTable>> = ${record};
`;
}
