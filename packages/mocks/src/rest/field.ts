import type { ColumnSpec, Row } from '@duneline/specs/contract';
import { plainTypeName } from '../sql/casts.ts';
import { jsonText, member } from '../sql/json.ts';
import { PgError } from '../sql/PgError.ts';
import type { Field } from './Query.ts';
import { similar } from './similar.ts';

/** What a request reads from: a table, or the rows that a function returns. */
export interface Relation {
  readonly name: string;
  readonly columns: readonly ColumnSpec[];
}

/** A field of a relation: its type and how to read it. */
export interface ResolvedField {
  readonly type: string;
  readonly read: (row: Row) => unknown;
}

/** Finds a field's column; throws PgError 42703 when there is none and 42883 for a JSON path into something that is no JSON. */
export function resolveField(relation: Relation, field: Field): ResolvedField {
  const column = relation.columns.find((one) => one.name === field.column);
  if (column === undefined) throw unknownColumn(relation, field.column);
  const type = plainTypeName(column.type);
  const { name } = column;
  const last = field.steps.at(-1);
  if (last === undefined) return { type, read: (row) => row[name] ?? null };
  if (!['json', 'jsonb'].includes(type) && !type.startsWith('_')) throw noOperator(type, field.steps[0]?.arrow ?? '->');
  return {
    type: last.arrow === '->>' ? 'text' : 'jsonb',
    read: (row) => {
      const value = field.steps.reduce<unknown>((json, step) => member(json, step.key), row[name] ?? null);
      return last.arrow === '->>' ? jsonText(value) : value;
    },
  };
}

const titles: ReadonlyMap<string, string> = new Map([
  ['int4', 'integer'],
  ['int8', 'bigint'],
  ['bool', 'boolean'],
  ['timestamptz', 'timestamp with time zone'],
]);

/** PgError 42883 for an operator that a type does not have. */
export function noOperator(type: string, operator: string): PgError {
  const title = titles.get(type) ?? type;
  const hint = 'No operator matches the given name and argument types. You might need to add explicit type casts.';
  return new PgError('42883', `operator does not exist: ${title} ${operator} unknown`, null, hint);
}

function unknownColumn(relation: Relation, name: string): PgError {
  const guess = similar(
    name,
    relation.columns.map((column) => column.name),
  );
  const hint = guess === null ? null : `Perhaps you meant to reference the column "${relation.name}.${guess}".`;
  return new PgError('42703', `column ${relation.name}.${name} does not exist`, null, hint);
}
