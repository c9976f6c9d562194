import type { Finding } from '../../finding.ts';
import type { CatalogTable } from '../catalog.ts';
import type { Declarations } from '../declarations.ts';
import type { Scope } from '../expression/scope.ts';
import { quoteString } from '../expression/scope.ts';
import { printList, printStrings } from '../print/text.ts';
import type { Implementations } from '../project/implementations.ts';
import { compileColumn } from './columns.ts';
import { checkConstraint, compileCheck, compileForeignKey, compileUnique, lookupIndexes } from './constraints.ts';
import { compilePolicy } from './policies.ts';
import type { Place, TableCompiler } from './TableCompiler.ts';
import { unused } from './TableCompiler.ts';
import { compileTriggers } from './triggers.ts';

/** A table as the text of its `TableSpec`, the dependencies of its policies, and findings. */
export interface CompiledTable {
  /** With its schema outside `public`. */
  readonly name: string;
  readonly text: string;
  /** By policy name. */
  readonly uses: ReadonlyMap<string, Scope['uses']>;
  readonly findings: readonly Finding[];
}

/** Reports a table without row-level security, and one without policies or a comment that explains why. */
function checkSecurity({ table, name, refuse }: TableCompiler): void {
  if (!table.hasRowSecurity)
    refuse(
      `table ${name} has no row-level security, so everybody who has a grant sees every row. Add: alter table public.${name} enable row level security;`,
    );
  else if (table.policies.length === 0 && !/\bservice[ _](?:key|role)\b/i.test(table.comment ?? ''))
    refuse(
      `table ${name} has row-level security and no policy, so only the service key reaches it. Say so, for example: comment on table public.${name} is 'Only the service key reaches it.';`,
    );
}

function printColumnGrants(table: CatalogTable): string[] {
  const roles = Object.entries(table.columnGrants).map(([role, commands]) => {
    const lists = Object.entries(commands).map(([command, columns]) => `${command}: ${printStrings(columns)}`);
    return `${role}: { ${lists.join(', ')} }`;
  });
  return roles.length === 0 ? [] : [`columnGrants: { ${roles.join(', ')} },`];
}

/** Whether Realtime publishes the table's changes, and how much of the old row they contain. */
function printReplication({ table, name, refuse }: TableCompiler): string[] {
  const place: Place = ['table', name];
  if (table.isPublishedInPart)
    refuse(`table ${name}: publishing some columns or rows is not compiled. Publish the table as a whole.`, place);
  if (table.isPublished && !['d', 'f'].includes(table.replicaIdentity))
    refuse(`table ${name}: a replica identity of an index or of nothing is not compiled. Use default or full.`, place);
  return [
    ...(table.isPublished ? ['isPublished: true,'] : []),
    ...(table.replicaIdentity === 'f' ? [`replicaIdentity: 'full',`] : []),
  ];
}

/** In the order of creation, in which Postgres also checks them. */
function inOrder<Item>(
  items: readonly Item[],
  place: { [Name in keyof Item]: Item[Name] extends number ? Name : never }[keyof Item],
): Item[] {
  return items.toSorted((left, right) => Number(left[place]) - Number(right[place]));
}

/** Compiles a table; unsupported features become findings at the declaring statement. */
export function compileTable(
  table: CatalogTable,
  base: Scope,
  declarations: Declarations,
  implementations: Implementations,
): CompiledTable {
  const findings: Finding[] = [];
  const uses = new Map<string, Scope['uses']>();
  const isPublic = table.schema === 'public';
  const name = isPublic ? table.name : `${table.schema}.${table.name}`;
  const refuse = (message: string, ...places: readonly Place[]) =>
    findings.push(declarations.finding(message, ...places, ['table', name]));
  const compiler: TableCompiler = { table, name, base, implementations, refuse };
  const { constraints } = table;
  for (const constraint of constraints) checkConstraint(compiler, constraint);
  if (isPublic) checkSecurity(compiler);
  const policies = table.policies.flatMap((policy) => {
    const used = unused();
    uses.set(policy.name, used);
    return compilePolicy(compiler, policy, declarations, used);
  });
  const { touched, triggers } = compileTriggers(compiler);
  const indexes = lookupIndexes(table);
  const grants = Object.entries(table.grants).map(([role, list]) => `${role}: ${printStrings(list)}`);
  const text = [
    ...(isPublic ? [] : [`schema: ${quoteString(table.schema)},`]),
    `name: ${quoteString(table.name)},`,
    ...printList('columns', table.columns.map((column) => compileColumn(compiler, column))),
    `primaryKey: ${printStrings(constraints.find(({ kind }) => kind === 'p')?.columns ?? [])},`,
    ...printList('uniques', inOrder(table.indexes, 'oid').flatMap((index) => (index.isUnique ? compileUnique(compiler, index) : []))),
    ...printList('foreignKeys', inOrder(constraints, 'rank').flatMap((constraint) => compileForeignKey(compiler, constraint))),
    ...printList('checks', constraints.flatMap((constraint) => compileCheck(compiler, constraint))),
    `hasRowSecurity: ${table.hasRowSecurity},`,
    ...printList('policies', policies),
    `grants: { ${grants.join(', ')} },`,
    ...printColumnGrants(table),
    ...(indexes.length === 0 ? [] : [`indexes: [${indexes.join(', ')}],`]),
    ...(triggers.length === 0 ? [] : printList('triggers', triggers)),
    ...printReplication(compiler),
    `touched: ${printStrings(touched)},`,
  ].join('\n'); // prettier-ignore
  return { name, text, uses, findings };
}
