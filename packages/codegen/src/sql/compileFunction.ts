import type { PGlite } from '@electric-sql/pglite';
import type { CatalogFunction } from './catalog.ts';
import { compileExpression } from './expression/compileExpression.ts';
import type { Scope } from './expression/scope.ts';
import { printKeyName, printMember, UnsupportedSqlError } from './expression/scope.ts';
import { compileDerived, compileList, compileRow, compileScalar } from './expression/select.ts';
import { normalizeBody, selectOf } from './functionBody.ts';
import { parseExpression } from './parseExpression.ts';

/** A compiled function body: the text of an arrow function, and its dependencies. */
export interface CompiledBody {
  readonly code: string;
  readonly uses: Scope['uses'];
}

function checkKind(routine: CatalogFunction, { schema }: Scope): void {
  const { name } = routine;
  if (routine.language !== 'sql')
    throw new UnsupportedSqlError(
      `${name} is written in ${routine.language}, which is not compiled. Write it in language sql as one select.`,
    );
  if (routine.returns === 'void')
    throw new UnsupportedSqlError(`${name} returns nothing, so it can only write, which is not compiled.`);
  if (routine.args.some((arg) => arg.name === ''))
    throw new UnsupportedSqlError(`An argument of ${name} has no name. Name it; PostgREST calls by name.`);
  const composite = routine.args.find((arg) => !arg.isTable && schema.columnsOf(arg.type) !== undefined);
  if (composite !== undefined)
    throw new UnsupportedSqlError(
      `${name} takes a row of ${composite.type}, which is not compiled. Take the columns that it needs.`,
    );
  const writes = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i;
  if (!routine.isAtomic && writes.test(routine.source.replaceAll(/--[^\n]*|'[^']*'/g, '')))
    throw new UnsupportedSqlError(`${name} writes, which is not compiled. Write rows through PostgREST or in an edge function.`);
}

/**
 * Compiles a `language sql` function to the text of `(sql, args) => …`.
 * @throws {UnsupportedSqlError} for unsupported SQL
 */
export async function compileFunction(db: PGlite, routine: CatalogFunction, base: Scope): Promise<CompiledBody> {
  checkKind(routine, base);
  const inputs = routine.args.filter((arg) => !arg.isTable);
  const outputs = routine.args.filter((arg) => arg.isTable);
  const uses = { tables: new Set<string>(), functions: new Set<string>() };
  const args = new Map(inputs.map((arg) => [arg.name, arg.type]));
  const scope: Scope = { ...base, args, functionName: routine.name, relations: new Map(), uses };
  const select = selectOf(await normalizeBody(db, routine), routine.name);
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
      new RegExp(`\\b${printMember('args', input.name).replaceAll('$', '\\$')}\\b`, 'g'),
      `(${printMember('args', input.name)} === undefined ? ${fallback} : ${printMember('args', input.name)})`,
    );
  }
  if (routine.isStrict && inputs.length > 0) {
    code = `${inputs.map(isGivenNull).join(' || ')} ? null : ${code}`;
  }
  if (code.startsWith('{')) code = `(${code})`;
  if (routine.isSecurityDefiner) code = `sql.definer((sql) => ${code})`;
  const names = /\bargs\b/.test(code) ? '(sql, args)' : /\bsql\b/.test(code) ? '(sql)' : '()';
  return { code: `${/\bsql\b/.test(code) ? names : names.replace('sql, ', '_sql, ')} => ${code}`, uses };
}

/** Whether a strict function received NULL; omitted arguments have defaults. */
const isGivenNull = (input: CatalogFunction['args'][number]): string =>
  `${printMember('args', input.name)} ${input.default === null ? '==' : '==='} null`;

function bodyCode(
  routine: CatalogFunction,
  select: Parameters<typeof compileScalar>[0],
  scope: Scope,
  outputs: readonly string[],
): string {
  const isRow =
    outputs.length > 1 || routine.returnsKind === 'c' || routine.returns === 'record' || (outputs.length > 0 && routine.isSet);
  if (isRow) return routine.isSet ? compileDerived(select, scope, outputs).code : compileRow(select, scope, outputs);
  return routine.isSet ? compileList(select, scope).code : compileScalar(select, scope, 'function').code;
}

/** The body of a hand-implemented function; fills in defaults of omitted arguments. */
export function implementationBody(routine: CatalogFunction, implementation: string, base: Scope): CompiledBody {
  const inputs = routine.args.filter((arg) => !arg.isTable);
  const uses = { tables: new Set<string>(), functions: new Set<string>() };
  const scope: Scope = { ...base, functionName: routine.name, relations: new Map(), uses };
  const defaults = inputs.flatMap(({ name, default: value }) =>
    value === null ? [] : [`${printKeyName(name)}: ${compileExpression(parseExpression(value), scope).code}`],
  );
  const nulls = routine.isStrict ? inputs.map(isGivenNull) : [];
  if (defaults.length === 0 && nulls.length === 0) return { code: implementation, uses };
  const args = defaults.length === 0 ? 'args' : `{ ${defaults.join(', ')}, ...args }`;
  const guard = nulls.length === 0 ? '' : `${nulls.join(' || ')} ? null : `;
  return { code: `(sql, args) => ${guard}${implementation}(sql, ${args})`, uses };
}
