import type { StatechartTable } from '@duneline/specs/contract';
import { readRows } from './readRows.ts';
import { isRecord } from './tableSource.ts';
import type { TableSource } from './tableSource.ts';

type States = StatechartTable['states'];

const required = ['name', 'summary', 'initial', 'states', 'rows'];
const optional = ['input', 'invariants'];

/** Parses a table's file to the contract's type; `null` if it is invalid, with findings in `source`. */
export function readTable(source: TableSource, name: string): StatechartTable | null {
  if (source.findings.length > 0) return null;
  const { content } = source;
  for (const key of Object.keys(content)) {
    if (![...required, ...optional].includes(key)) {
      source.reportAt([key], `A table has no '${key}': use ${[...required, ...optional].join(', ')}.`);
    }
  }
  const missing = required.filter((key) => !(key in content));
  if (missing.length > 0) {
    source.report(1, `The table has no '${missing.join("', no '")}': add it.`);
    return null;
  }
  if (content.name !== name) {
    source.reportAt(['name'], `The file is called '${name}.table.yaml', so its name must be '${name}'.`);
  }
  const table: StatechartTable = {
    name,
    file: source.file,
    summary: readText(source, ['summary']),
    initial: readText(source, ['initial']),
    ...readInput(source),
    states: readStates(source),
    rows: readRows(source),
    invariants: Object.keys(readRecord(source, 'invariants')).map((key) => ({
      name: key,
      text: readText(source, ['invariants', key]),
    })),
  };
  return source.findings.length > 0 ? null : table;
}

function readInput(source: TableSource): Pick<StatechartTable, 'input'> {
  return 'input' in source.content ? { input: readRecord(source, 'input') } : {};
}

function readStates(source: TableSource): States {
  const states: Record<string, States[string]> = {};
  for (const [path, value] of Object.entries(readRecord(source, 'states'))) {
    const state = isRecord(value) ? value : {};
    const { tags, isFinal } = state;
    const at = ['states', path];
    const unknown = Object.keys(state).filter((key) => !['summary', 'tags', 'isFinal'].includes(key));
    if (unknown.length > 0) source.reportAt(at, `State '${path}' has no '${unknown.join("', '")}': use summary, tags, isFinal.`);
    if (tags !== undefined && !isTextList(tags)) source.reportAt(at, `The tags of '${path}' must be a list of words.`);
    if (isFinal !== undefined && isFinal !== true) source.reportAt(at, `Write 'isFinal: true' at '${path}', or leave it out.`);
    states[path] = {
      summary: readText(source, [...at, 'summary']),
      ...(isTextList(tags) && { tags }),
      ...(isFinal === true && { isFinal }),
    };
  }
  return states;
}

function readRecord(source: TableSource, key: string): Readonly<Record<string, unknown>> {
  const value = source.content[key] ?? {};
  if (isRecord(value)) return value;
  source.reportAt([key], `'${key}' must be a mapping.`);
  return {};
}

function readText(source: TableSource, path: readonly string[]): string {
  const value = path.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), source.content);
  if (typeof value === 'string' && value !== '') return value;
  source.reportAt(path, `'${path.join('.')}' must be text.`);
  return '';
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
