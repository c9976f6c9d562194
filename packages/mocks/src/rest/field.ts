import type { ColumnSpec, Row } from '@duneline/specs/contract';
import { jsonText, jsonMember } from '../sql/json.ts';
import { PgError } from '../sql/PgError.ts';
import { plainTypeName, typeTitle } from '../sql/typeNames.ts';
import type { Field } from './Query.ts';
import { findSimilarName } from './findSimilarName.ts';

/** The source of a request: a table, or the rows returned by a function. */
export interface Relation {
  readonly name: string;
  readonly columns: readonly ColumnSpec[];
}

/** A resolved field: its type and how to read it. */
export interface ResolvedField {
  readonly type: string;
  readonly read: (row: Row) => unknown;
}

/**
 * Resolves a field to a column or a JSON path; any value can be read as JSON.
 * @throws PgError 42703 for an unknown column
 * @throws PgError 42883 for a path into text
 */
export function resolveField(relation: Relation, field: Field): ResolvedField {
  const column = relation.columns.find((one) => one.name === field.column);
  if (column === undefined) throw unknownColumn(relation, field.column);
  const type = plainTypeName(column.type);
  const { name } = column;
  const { steps } = field;
  const last = steps.at(-1);
  if (last === undefined) return { type, read: (row) => row[name] ?? null };
  const textual = steps.slice(0, -1).findIndex((step) => step.arrow === '->>');
  const next = steps[textual + 1];
  if (textual !== -1 && next !== undefined)
    throw noOperator('text', next.arrow, typeof next.key === 'number' ? 'integer' : 'unknown');
  const isText = last.arrow === '->>';
  return {
    type: isText ? 'text' : type === 'json' ? 'json' : 'jsonb',
    read: (row) => {
      const value = steps.reduce<unknown>((json, step) => jsonMember(json, step.key), row[name] ?? null);
      return isText ? jsonText(value) : value;
    },
  };
}

/** Creates PgError 42883 for an operator that a type does not support. */
export function noOperator(type: string, operator: string, other = 'unknown'): PgError {
  const hint = 'No operator matches the given name and argument types. You might need to add explicit type casts.';
  return new PgError('42883', `operator does not exist: ${typeTitle(type)} ${operator} ${other}`, null, hint);
}

function unknownColumn(relation: Relation, name: string): PgError {
  const guess = findSimilarName(
    name,
    relation.columns.map((column) => column.name),
  );
  const hint = guess === null ? null : `Perhaps you meant to reference the column "${relation.name}.${guess}".`;
  return new PgError('42703', `column ${relation.name}.${name} does not exist`, null, hint);
}
