import type { PGlite } from '@electric-sql/pglite';
import type { CatalogFunction } from './catalog.ts';
import { compileExpression } from './expression/compileExpression.ts';
import type { Scope } from './expression/scope.ts';
import { member, Refusal } from './expression/scope.ts';
import { compileList, compileRows, compileScalar } from './expression/select.ts';
import { normaliseBody, selectOf } from './functionBody.ts';
import { parseExpression } from './parseExpression.ts';

/** A compiled function body: the text of an arrow function and what it reads. */
export interface CompiledBody {
  readonly code: string;
  readonly uses: Scope['uses'];
}

/** A trigger function that does nothing but set columns to now(); the columns, or `undefined`. */
export function touchedColumns(source: string): string[] | undefined {
  const body = /^\s*begin\s+([\s\S]*?)return\s+new\s*;\s*end\s*;?\s*$/i.exec(source.replaceAll(/--[^\n]*/g, ''))?.[1];
  if (body === undefined) return undefined;
  const lines = body
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const columns = lines.map((line) => /^new\.(\w+)\s*:?=\s*(?:now\(\)|current_timestamp)$/i.exec(line)?.[1]);
  return columns.every((column) => column !== undefined) ? columns : undefined;
}

function checkKind(routine: CatalogFunction): void {
  const { name } = routine;
  if (routine.language !== 'sql') {
    throw new Refusal(
      `${name} is written in ${routine.language}, which is not compiled. Write it in language sql as one select.`,
    );
  }
  if (routine.returns === 'void')
    throw new Refusal(`${name} returns nothing. A function that writes belongs into an edge function.`);
  if (routine.args.some((arg) => arg.name === ''))
    throw new Refusal(`An argument of ${name} has no name. Name it; PostgREST calls by name.`);
  const writes = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i;
  if (!routine.isAtomic && writes.test(routine.source.replaceAll(/--[^\n]*|'[^']*'/g, ''))) {
    throw new Refusal(`${name} writes, which is not compiled. Write rows through PostgREST or in an edge function.`);
  }
}

/**
 * Compiles a `language sql` function to the text of `(sql, args) => …`.
 * @throws {Refusal} for what the engine has no twin for.
 */
export async function compileFunction(db: PGlite, routine: CatalogFunction, base: Scope): Promise<CompiledBody> {
  checkKind(routine);
  const inputs = routine.args.filter((arg) => !arg.isTable);
  const outputs = routine.args.filter((arg) => arg.isTable);
  const uses = { tables: new Set<string>(), functions: new Set<string>() };
  const args = new Map(inputs.map((arg) => [arg.name, arg.type]));
  const scope: Scope = { ...base, args, functionName: routine.name, relations: new Map(), uses };
  const select = selectOf(await normaliseBody(db, routine), routine.name);
  let code = bodyCode(
    routine,
    select,
    scope,
    outputs.map((output) => output.name),
  );
  for (const input of inputs.toReversed()) {
    if (input.default === null) continue;
    const fallback = compileExpression(parseExpression(input.default), { ...scope, args: new Map() }).code;
    code = code.replaceAll(
      new RegExp(`\\b${member('args', input.name).replaceAll('$', '\\$')}\\b`, 'g'),
      `(${member('args', input.name)} === undefined ? ${fallback} : ${member('args', input.name)})`,
    );
  }
  if (routine.isStrict && inputs.length > 0) {
    code = `${inputs.map((input) => `${member('args', input.name)} == null`).join(' || ')} ? null : ${code}`;
  }
  if (routine.isSecurityDefiner) code = `sql.definer((sql) => ${code.startsWith('{') ? `(${code})` : code})`;
  const names = /\bargs\b/.test(code) ? '(sql, args)' : /\bsql\b/.test(code) ? '(sql)' : '()';
  return { code: `${/\bsql\b/.test(code) ? names : names.replace('sql, ', '_sql, ')} => ${code}`, uses };
}

function bodyCode(
  routine: CatalogFunction,
  select: Parameters<typeof compileScalar>[0],
  scope: Scope,
  outputs: readonly string[],
): string {
  if (outputs.length > 0) return compileRows(select, scope, outputs).code;
  if (routine.returnsKind === 'c' || routine.returns === 'record') {
    const rows = compileRows(select, scope, undefined).code;
    if (routine.isSet) return rows;
    throw new Refusal(`${routine.name} returns one row of a table, which is not compiled. Return setof the table.`);
  }
  return routine.isSet ? compileList(select, scope).code : compileScalar(select, scope, 'function').code;
}
