import type { BucketSpec, Command } from '@duneline/specs/contract';
import { markdownHeader } from '../../emit/header.ts';
import type { Catalog, CatalogFunction, CatalogPolicy, CatalogTable } from '../catalog.ts';
import { truthFor } from './accessTruth.ts';

const verbs = [['select', 'r'], ['insert', 'a'], ['update', 'w'], ['delete', 'd']] as const; // prettier-ignore

/** Who the matrix is about. A trader, an affiliate and an admin with a password alone differ only in the rows that are their own. */
const callers = [
  { title: 'visitor', role: 'anon', isAdmin: false },
  { title: 'signed in', role: 'authenticated', isAdmin: false },
  { title: 'admin', role: 'authenticated', isAdmin: true },
  { title: 'service key', role: 'service_role', isAdmin: false },
] as const;
type Caller = (typeof callers)[number];

/** The rows that a caller reaches with a verb. */
function rowsFor(table: CatalogTable, [verb, letter]: (typeof verbs)[number], { role, isAdmin }: Caller): 'all' | 'some' | '–' {
  if (role === 'service_role' || !table.hasRowSecurity) return 'all';
  const reached = policiesFor(table, letter, role).map(({ using, check }) =>
    truthFor((verb === 'insert' ? check : using) ?? 'true', role, isAdmin),
  );
  return reached.includes(true) ? 'all' : reached.includes(undefined) ? 'some' : '–';
}

const policiesFor = (table: CatalogTable, letter: string, role: string): CatalogPolicy[] =>
  table.policies.filter(
    ({ command, roles, isPermissive }) =>
      isPermissive && (command === letter || command === '*') && (roles.length === 0 || roles.includes(role)),
  );

/** The columns that a role is granted: all of them, a list, or none. */
function columnsFor(table: CatalogTable, verb: Command, role: string): 'all' | readonly string[] {
  if (table.grants[role]?.includes(verb) === true) return 'all';
  return table.columnGrants[role]?.[verb] ?? [];
}

function cell(table: CatalogTable, verb: (typeof verbs)[number], caller: Caller): string {
  const columns = columnsFor(table, verb[0], caller.role);
  const rows = rowsFor(table, verb, caller);
  if (columns.length === 0 || rows === '–') return '–';
  return columns === 'all' ? rows : `${rows} (${columns.length}/${table.columns.length})`;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

const code = (text: string): string => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;
const plain = (expression: string): string =>
  expression.replaceAll(/\( SELECT ((?:\w+\.)?\w+\(\))(?: AS \w+)?\)/g, '$1').replaceAll(/^\((.*)\)$/gs, '$1');

const matrixOf = (tables: readonly CatalogTable[], named: (table: CatalogTable) => string): string[] =>
  tableOf(
    ['table', 'caller', ...verbs.map(([verb]) => verb)],
    tables.flatMap((table) =>
      callers.map((caller) => [named(table), caller.title, ...verbs.map((verb) => cell(table, verb, caller))]),
    ),
  );

/** The conditions and the columns behind the cells of a table. */
function detailsOf(table: CatalogTable, name: string): string[] {
  const conditions = table.policies.map(({ name: policy, command, using, check }) => {
    const verb = verbs.find(([, letter]) => letter === command)?.[0] ?? 'all';
    const texts = [using, check === using ? null : check].flatMap((text) => (text === null ? [] : [code(plain(text))]));
    return `- ${verb}: ${policy}. ${texts.join(', and the new row ')}`;
  });
  const grants = Object.entries(table.columnGrants).flatMap(([role, byVerb]) =>
    Object.entries(byVerb).map(([verb, columns]) => `- columns that ${code(role)} may ${verb}: ${columns.map(code).join(', ')}`),
  );
  return ['', `### ${name}`, '', ...conditions, ...grants];
}

const callersOf = ({ grants }: CatalogFunction): string =>
  grants.length === 0 ? 'nobody (triggers and other functions only)' : grants.map(code).join(', ');

/** The access matrix of a project as Markdown: who reaches which rows and columns of which table with which verb, and why. */
export function printAccess(catalog: Catalog, buckets: readonly BucketSpec[]): string {
  const platformName = ({ schema, name }: CatalogTable) => `${schema}.${name}`;
  return [
    markdownHeader('specs/supabase').trim(),
    '',
    '# Access',
    '',
    'Who reaches what in the database. `all` and `some` are rows: `some` are those for which the condition below holds. `(2/9)`: 2 of 9 columns.',
    '`signed in` is every person with a session: trader, affiliate, and an admin who has given a password only. `admin` is a session at aal2.',
    'An update also needs select on the columns that it filters by. `tests/contract/access` compares every cell with Postgres and the embedded backend.',
    '',
    '## Tables',
    '',
    ...matrixOf(catalog.tables, ({ name }) => name),
    '',
    '## Files and channels',
    '',
    ...matrixOf(catalog.platform, platformName),
    '',
    ...tableOf(
      ['bucket', 'downloads by address', 'bytes at most', 'types'],
      buckets.map(({ id, isPublic, fileSizeLimit, allowedMimeTypes }) => [
        id,
        isPublic ? 'everybody' : 'whom the policies of storage.objects show the file',
        String(fileSizeLimit ?? 'the project’s limit'),
        allowedMimeTypes?.join(', ') ?? 'any',
      ]),
    ),
    '',
    '## Functions',
    '',
    ...tableOf(
      ['function', 'may be called by', 'rights inside'],
      catalog.functions
        .filter(({ returns }) => returns !== 'trigger')
        .map((routine) => [routine.name, callersOf(routine), routine.isSecurityDefiner ? 'the owner’s' : 'the caller’s']),
    ),
    '',
    '## Conditions',
    ...catalog.tables.flatMap((table) => detailsOf(table, table.name)),
    ...catalog.platform.flatMap((table) => detailsOf(table, platformName(table))),
    '',
  ].join('\n');
}
