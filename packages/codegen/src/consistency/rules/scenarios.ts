import type { ScenarioSpec } from '@duneline/specs/contract';
import type { Finding } from '../../finding.ts';
import type { YamlSource } from '../../yaml/source.ts';
import type { SpecFacts } from '../facts.ts';
import type { Rule } from '../Rule.ts';

/** The tables, columns and requests that scenarios name exist. */
export const scenarios: Rule = {
  name: 'scenarios',
  summary: 'tables, columns and faults of a scenario are those of the migrations, the HTTP documents and the edge functions',
  find: (facts) =>
    facts.scenarios.flatMap((source) => {
      const scenario = source.value as ScenarioSpec;
      return [...strangeTables(source, scenario, facts), ...strangeFaults(source, scenario, facts)];
    }),
};

/** Auth tables that a scenario may change; they are not created by migrations. */
const authTables = ['users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'flow_state', 'mfa_factors', 'mfa_challenges']; // prettier-ignore

function strangeTables(source: YamlSource, { tables = {} }: ScenarioSpec, { columns }: SpecFacts): Finding[] {
  return Object.entries(tables).flatMap(([table, change]) => {
    if (authTables.some((name) => table === `auth.${name}`)) return [];
    const known = columns[table];
    if (known === undefined)
      return [source.findingAtKey(['tables', table], `No migration makes the table ${table}. Correct its name.`)];
    const lists = Array.isArray(change) ? [[[], change] as const] : Object.entries(change).map(([key, rows]) => [[key], rows] as const); // prettier-ignore
    return lists.flatMap(([path, rows]) =>
      (rows as readonly object[]).flatMap((row, index) =>
        Object.keys(row)
          .filter((column) => !known.includes(column))
          .map((column) =>
            source.findingAtKey(
              ['tables', table, ...path, index, column],
              `The table ${table} has no column ${column}. Use one of ${known.join(', ')}.`,
            ),
          ),
      ),
    );
  });
}

function strangeFaults(source: YamlSource, { faults = [] }: ScenarioSpec, facts: SpecFacts): Finding[] {
  return faults.flatMap(({ on }, index) =>
    isRequest(on.split(' ').at(-1) ?? '', facts)
      ? []
      : [
          source.finding(
            ['faults', index, 'on'],
            `No request is called "${on}". Name an operationId, rest.<table>, rpc.<function>, functions.<slug>, or a path of the service as in auth.token; * stands for any text.`,
          ),
        ],
  );
}

function isRequest(fault: string, { columns, routines, edgeFunctions, operations }: SpecFacts): boolean {
  const names = [
    ...operations.map(({ operationId }) => operationId),
    ...Object.keys(columns).map((table) => `rest.${table}`),
    ...routines.map((name) => `rpc.${name}`),
    ...edgeFunctions.map((slug) => `functions.${slug}`),
  ];
  const [head = '', ...rest] = fault.split('*');
  const pattern = new RegExp(`^${[head, ...rest].map((part) => part.replaceAll('.', String.raw`\.`)).join('.*')}$`);
  if (names.some((name) => pattern.test(name))) return true;
  const [service = ''] = head.split('.');
  const paths = operations.flatMap(({ path }) => (path.startsWith(`/${service}/v1/`) ? [requestName(path)] : []));
  if (!['auth', 'storage', 'realtime'].includes(service)) return false;
  return (
    paths.length === 0 ||
    paths.some((path) => {
      const [start = '', ...parameters] = path.split('{');
      if (parameters.length > 0 && head.startsWith(start)) return true;
      return rest.length === 0 ? parameters.length === 0 && head === path : start.startsWith(head);
    })
  );
}

/** `/auth/v1/token` is `auth.token` in the log. */
function requestName(path: string): string {
  return path.slice(1).replace('/v1', '').replaceAll('/', '.');
}
