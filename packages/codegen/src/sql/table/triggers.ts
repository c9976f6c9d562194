import type { CatalogTrigger } from '../catalog.ts';
import { compileExpression } from '../expression/compileExpression.ts';
import type { Relation } from '../expression/scope.ts';
import { quoteString, UnsupportedSqlError } from '../expression/scope.ts';
import { printStrings } from '../print/text.ts';
import type { Node, NodeOf } from '../tree.ts';
import { assertKind, namesIn, parseSql } from '../tree.ts';
import type { Implementations } from '../project/implementations.ts';
import type { Place, TableCompiler } from './TableCompiler.ts';
import { currentRow, catchUnsupported, unused } from './TableCompiler.ts';

/** Bits of `CreateTrigStmt.timing` and `events`. */
const BEFORE = 2;
const INSTEAD = 64;
const TRUNCATE = 32;
const DELETE = 8;
const events: readonly (readonly [number, 'insert' | 'update' | 'delete'])[] = [[4, 'insert'], [16, 'update'], [8, 'delete']]; // prettier-ignore

/** The columns, if a trigger function only sets columns to now(); otherwise `undefined`. */
function touchedColumns(source: string): string[] | undefined {
  const body = /^\s*begin\s+([\s\S]*?)return\s+new\s*;\s*end\s*;?\s*$/i.exec(source.replaceAll(/--[^\n]*/g, ''))?.[1];
  if (body === undefined) return undefined;
  const lines = body
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const columns = lines.map((line) => /^new\.(\w+)\s*:?=\s*(?:now\(\)|current_timestamp)$/i.exec(line)?.[1]);
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

function conditionOf(compiler: TableCompiler, when: Node | undefined): string[] {
  if (when === undefined) return [];
  const row = (variable: string): Relation => ({ ...currentRow(compiler.table, compiler.name), variable });
  const relations = new Map([['old', row('event.old?')], ['new', row('event.new?')]]); // prettier-ignore
  const { code } = compileExpression(when, { ...compiler.base, relations, uses: unused() });
  return [`  when: (${/\bsql\b/.test(code) ? 'sql' : '_sql'}, event) => ${code},`];
}

function checkKind(statement: NodeOf<'CreateTrigStmt'>, trigger: CatalogTrigger): void {
  if (statement.isconstraint === true)
    throw new UnsupportedSqlError('a constraint trigger is not compiled. Use an after trigger.');
  if (statement.row !== true)
    throw new UnsupportedSqlError('a trigger for each statement is not compiled. Make it for each row.');
  if (((statement.timing ?? 0) & INSTEAD) !== 0 || ((statement.events ?? 0) & TRUNCATE) !== 0)
    throw new UnsupportedSqlError('only triggers before or after insert, update or delete are compiled.');
  if (!trigger.isEnabled)
    throw new UnsupportedSqlError('a trigger that is not simply enabled is not compiled. Drop it or enable it.');
}

/** A table's triggers: columns that are set on update, and the texts of the `TriggerSpec`s. */
export function compileTriggers(compiler: TableCompiler): { readonly touched: string[]; readonly triggers: string[] } {
  const touched: string[] = [];
  const triggers: string[] = [];
  for (const trigger of compiler.table.triggers) {
    const places: readonly Place[] = [['trigger', `${compiler.name}.${trigger.name}`]];
    catchUnsupported(compiler, places, `trigger ${trigger.name}`, () => {
      const statement = assertKind('CreateTrigStmt', parseSql(trigger.definition).stmts?.[0]?.stmt) ?? {};
      checkKind(statement, trigger);
      const columns = touchedColumns(trigger.function.source);
      const isTouch =
        statement.timing === BEFORE &&
        statement.events === 16 &&
        statement.columns === undefined &&
        statement.whenClause === undefined;
      if (isTouch && columns !== undefined) touched.push(...columns);
      else triggers.push(...printTrigger(compiler, trigger, statement, conditionOf(compiler, statement.whenClause)));
    });
  }
  return { touched, triggers };
}

/**
 * A trigger of `auth.users` as the text of a `TriggerSpec`. Auth writes users with rights of its own only, while nobody is signed in.
 * @throws {UnsupportedSqlError} unless it fires after the insert or update of each row and runs as its owner
 */
export function compileUserTrigger(trigger: CatalogTrigger, implementations: Implementations): string[] {
  const statement = assertKind('CreateTrigStmt', parseSql(trigger.definition).stmts?.[0]?.stmt) ?? {};
  checkKind(statement, trigger);
  const isAfterWrite = (statement.timing ?? 0) === 0 && ((statement.events ?? 0) & DELETE) === 0;
  const isUnconditional = statement.whenClause === undefined && statement.columns === undefined;
  if (!isAfterWrite || !isUnconditional || !trigger.function.isSecurityDefiner)
    throw new UnsupportedSqlError(
      'of triggers of auth.users, only those after insert or update without a condition are compiled, with a security definer function.',
    );
  return printTrigger({ implementations }, trigger, statement, []);
}

function printTrigger(
  { implementations }: Pick<TableCompiler, 'implementations'>,
  trigger: CatalogTrigger,
  statement: NodeOf<'CreateTrigStmt'>,
  condition: readonly string[],
): string[] {
  const { schema, name, isSecurityDefiner } = trigger.function;
  const routine = schema === 'public' ? name : `${schema}.${name}`;
  const implementation = implementations.use(routine);
  if (implementation === undefined)
    throw new UnsupportedSqlError(
      `its function ${routine} does more than set columns to now(). Write its implementation: export const implementation: TriggerImplementation from supabase/implementations/${routine}.ts.`,
    );
  const fired = events.flatMap(([bit, event]) => (((statement.events ?? 0) & bit) === 0 ? [] : [event]));
  const place = `{ trigger: ${quoteString(trigger.name)}, table: ${quoteString(trigger.table)}, args: ${printStrings(namesIn(statement.args))} }`;
  return [
    '{',
    `  name: ${quoteString(trigger.name)},`,
    `  timing: ${quoteString(((statement.timing ?? 0) & BEFORE) === 0 ? 'after' : 'before')}, events: ${printStrings(fired)}, isSecurityDefiner: ${isSecurityDefiner},`,
    ...(statement.columns === undefined ? [] : [`  columns: ${printStrings(namesIn(statement.columns))},`]),
    ...condition,
    `  run: (sql, event) => ${implementation}(sql, event, ${place}),`,
    '},',
  ];
}
