import type { Finding } from '../finding.ts';
import type { CatalogColumn, CatalogPolicy, CatalogTable } from './catalog.ts';
import { touchedColumns } from './compileFunction.ts';
import type { DeclarationKind, Declarations } from './declarations.ts';
import { compileExpression } from './expression/compileExpression.ts';
import type { Scope } from './expression/scope.ts';
import { quote, Refusal } from './expression/scope.ts';
import { parseExpression } from './parseExpression.ts';
import { printList, printStrings } from './print/text.ts';

/** A table as the text of its `TableSpec`, what its policies use, and what is wrong with it. */
export interface CompiledTable {
  readonly name: string;
  readonly text: string;
  /** By policy name. */
  readonly uses: ReadonlyMap<string, Scope['uses']>;
  readonly findings: readonly Finding[];
}

const types = new Set(
  'uuid text varchar int2 int4 int8 numeric float4 float8 bool timestamptz timestamp date json jsonb'.split(' '),
);

/** Why a column's type has no twin in the engine, and what to use. */
function refuseType(column: CatalogColumn): string | undefined {
  if (column.typeKind === 'd' || column.typeKind === 'c')
    return 'domains and composite types are not compiled. Use the base type and a check, or jsonb.';
  if (column.typeKind !== 'e' && !types.has(column.type.replace(/^_/, ''))) {
    return `the type ${column.typeText} is not compiled. Use one of ${[...types].join(', ')}, an enum, or an array of these.`;
  }
  if (column.hasModifier)
    return `the limit in ${column.typeText} is not compiled. Use the type without it and a check, such as check (length(…) <= 80).`;
  return undefined;
}

type Place = readonly [DeclarationKind, string];

const commands: Readonly<Record<string, string>> = { r: 'select', a: 'insert', w: 'update', d: 'delete', '*': 'all' };
const deletions: Readonly<Record<string, string>> = {
  a: 'no action',
  r: 'restrict',
  c: 'cascade',
  n: 'set null',
  d: 'set default',
};
const roles = new Set(['anon', 'authenticated', 'service_role']);

/** The using and with check clauses of a `create policy` on one line. */
const clausesOf = (statement: string | undefined): string | undefined =>
  /\b(?:using\s*\(|with\s+check\b)[\s\S]*/i
    .exec(statement ?? '')?.[0]
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');

/** Compiles one table; refusals become findings at the declaring statement. */
export function compileTable(table: CatalogTable, base: Scope, declarations: Declarations): CompiledTable {
  const findings: Finding[] = [];
  const uses = new Map<string, Scope['uses']>();
  const tablePlace: Place = ['table', table.name];
  const refuse = (message: string, place: Place) => findings.push(declarations.finding(message, place, tablePlace));
  const ownRow = {
    table: table.name,
    variable: 'row',
    columns: new Map(table.columns.map((column) => [column.name, column.type])),
  };

  /** `(sql, row) => …`, with only the parameters that the code needs; `undefined` after a finding. */
  const arrow = (text: string, place: Place, used: Scope['uses'], withRow = true): string | undefined => {
    const relations = withRow ? new Map([['', ownRow], [table.name, ownRow]]) : new Map<string, typeof ownRow>(); // prettier-ignore
    try {
      const { code } = compileExpression(parseExpression(text), { ...base, relations, uses: used });
      const usesSql = /\bsql\b/.test(code);
      if (/\brow\b/.test(code)) return `(${usesSql ? 'sql' : '_sql'}, row) => ${code}`;
      return `${usesSql ? '(sql)' : '()'} => ${code.startsWith('{') ? `(${code})` : code}`;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(`${place[0]} ${place[1]}: ${error.message}`, place);
      return undefined;
    }
  };
  const unused = () => ({ tables: new Set<string>(), functions: new Set<string>() });

  const column = (entry: CatalogColumn): string => {
    const place: Place = ['column', `${table.name}.${entry.name}`];
    const refusal = refuseType(entry);
    if (refusal !== undefined) refuse(`column ${table.name}.${entry.name}: ${refusal}`, place);
    if (entry.hasOwnGrants)
      refuse(
        `column ${table.name}.${entry.name}: grants on single columns are not compiled. Grant on the table and guard the column in a policy or a table of its own.`,
        place,
      );
    const isSerial = entry.generated === '' && entry.expression !== null && entry.expression.startsWith('nextval(');
    const parts = [`name: ${quote(entry.name)}`, `type: ${quote(entry.type)}`, `isNullable: ${entry.isNullable}`];
    if (entry.identity === 'a') parts.push(`identity: 'always'`);
    if (entry.identity === 'd' || isSerial) parts.push(`identity: 'by default'`);
    if (entry.generated !== '') parts.push('isGenerated: true');
    const code =
      entry.expression === null || isSerial ? undefined : arrow(entry.expression, place, unused(), entry.generated !== '');
    if (code !== undefined) parts.push(`${entry.generated === '' ? 'defaultValue' : 'generate'}: ${code}`);
    return `{ ${parts.join(', ')} }`;
  };

  const unique = (index: CatalogTable['indexes'][number]): string[] => {
    const place: Place = ['index', index.name];
    const constraint: Place = ['constraint', `${table.name}.${index.name}`];
    const place2 = declarations.textOf('index', index.name) === undefined ? constraint : place;
    if (index.columns.includes(null)) {
      refuse(
        `index ${index.name}: a unique index on an expression is not compiled. Add a generated column and make that unique.`,
        place2,
      );
      return [];
    }
    if (index.hasNullsNotDistinct)
      refuse(
        `index ${index.name}: nulls not distinct is not compiled. Make the columns not null, or add a partial unique index.`,
        place2,
      );
    const columns = index.columns.filter((name) => name !== null);
    const where = index.predicate === null ? undefined : arrow(index.predicate, place2, unused());
    return [`{ name: ${quote(index.name)}, columns: ${printStrings(columns)}${where === undefined ? '' : `, where: ${where}`} }`];
  };

  const foreignKeys: string[] = [];
  const checks: string[] = [];
  for (const constraint of table.constraints) {
    const place: Place = ['constraint', `${table.name}.${constraint.name}`];
    if (constraint.isDeferrable)
      refuse(`constraint ${constraint.name}: deferrable constraints are not compiled. Remove deferrable.`, place);
    if (constraint.kind === 'x')
      refuse(`constraint ${constraint.name}: exclusion constraints are not compiled. Use a unique constraint.`, place);
    if (constraint.kind === 'c' && constraint.expression !== null) {
      const test = arrow(constraint.expression, place, unused());
      if (test !== undefined)
        checks.push(`// check ${constraint.expression}`, `{ name: ${quote(constraint.name)}, test: ${test} },`);
    }
    const { references } = constraint;
    if (constraint.kind !== 'f' || references === null) continue;
    if (constraint.onUpdate !== 'a')
      refuse(`constraint ${constraint.name}: on update is not compiled. Keys do not change; remove it.`, place);
    if (references.schema !== 'public' && `${references.schema}.${references.table}` !== 'auth.users') {
      refuse(`constraint ${constraint.name}: only tables of public and auth.users can be referenced.`, place);
    }
    const target = `{ schema: ${quote(references.schema)}, table: ${quote(references.table)}, columns: ${printStrings(references.columns)} }`;
    foreignKeys.push(
      `{ name: ${quote(constraint.name)}, columns: ${printStrings(constraint.columns ?? [])}, references: ${target}, onDelete: ${quote(deletions[constraint.onDelete] ?? 'no action')} },`,
    );
  }

  const policy = (entry: CatalogPolicy): string[] => {
    const place: Place = ['policy', `${table.name}.${entry.name}`];
    const foreign = entry.roles.filter((role) => !roles.has(role));
    if (foreign.length > 0)
      refuse(
        `policy ${place[1]}: the role ${foreign.join(', ')} never makes a request. Use anon, authenticated, service_role, or leave out the clause.`,
        place,
      );
    const used = unused();
    uses.set(entry.name, used);
    const using = entry.using === null ? undefined : arrow(entry.using, place, used);
    const check = entry.check === null ? undefined : arrow(entry.check, place, used);
    const lines = [
      `name: ${quote(entry.name)},`,
      `command: ${quote(commands[entry.command] ?? 'all')}, roles: ${printStrings(entry.roles)}, isPermissive: ${entry.isPermissive},`,
      ...(using === undefined ? [] : [`using: ${using},`]),
      ...(check === undefined ? [] : [`check: ${check},`]),
    ];
    return [
      `// ${clausesOf(declarations.textOf('policy', place[1])) ?? entry.using ?? entry.check}`,
      '{',
      ...lines.map((line) => `  ${line}`),
      '},',
    ];
  };

  const touched = table.triggers.flatMap((trigger) => {
    const columns = trigger.isBeforeUpdateRow && !trigger.hasCondition ? touchedColumns(trigger.functionSource) : undefined;
    if (columns === undefined) {
      const message = `trigger ${trigger.name}: only a "before update for each row" trigger that sets columns to now() is compiled. Use a default, a generated column, a check, or an edge function.`;
      refuse(message, ['trigger', trigger.name]);
    }
    return columns ?? [];
  });

  if (!table.hasRowSecurity)
    refuse(
      `table ${table.name} has no row-level security, so everybody who has a grant sees every row. Add: alter table public.${table.name} enable row level security;`,
      tablePlace,
    );
  else if (table.policies.length === 0)
    refuse(
      `table ${table.name} has row-level security and no policy, so only the service key reaches it. Say so with a policy, for example: create policy "Nobody reads ${table.name}" on public.${table.name} for select using (false);`,
      tablePlace,
    );

  const primaryKey = table.constraints.find((constraint) => constraint.kind === 'p')?.columns ?? [];
  const grants = Object.entries(table.grants).map(([role, list]) => `${role}: ${printStrings(list)}`);
  const text = [
    `name: ${quote(table.name)},`,
    ...printList('columns', table.columns.map((entry) => `${column(entry)},`)),
    `primaryKey: ${printStrings(primaryKey)},`,
    ...printList('uniques', table.indexes.flatMap(unique).map((line) => `${line},`)),
    ...printList('foreignKeys', foreignKeys),
    ...printList('checks', checks),
    `hasRowSecurity: ${table.hasRowSecurity},`,
    ...printList('policies', table.policies.flatMap(policy)),
    `grants: { ${grants.join(', ')} },`,
    `touched: ${printStrings(touched)},`,
  ].join('\n'); // prettier-ignore
  return { name: table.name, text, uses, findings };
}
