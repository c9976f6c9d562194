import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf } from './rlsBackend.ts';
import { openDatabase } from './rlsDatabase.ts';
import { claimsOf } from './rlsPostgres.ts';
import { duneline } from './rlsProjects.ts';
import { literal, name } from './rlsStatement.ts';

// docs/access.md, cell by cell and column by column, against Postgres and the embedded backend.

const text = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');
const verbs = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof verbs)[number];
const personaOf: Readonly<Record<string, string>> = {
  visitor: 'anon',
  'signed in': 'trader',
  admin: 'admin',
  'service key': 'service_role',
};

/** The cells of the matrix: `table/caller` → verb → `all`, `some (2/9)`, `–`. */
const cells = new Map(
  [...text.matchAll(/^\| ([\w.]+) \| (visitor|signed in|admin|service key) \| (.+) \|$/gm)].map(
    ([, table, caller, rest = '']) => {
      const values = rest.split(' | ');
      return [`${table}/${caller}`, Object.fromEntries(verbs.map((verb, index) => [verb, values[index] ?? '']))] as const;
    },
  ),
);
const cellOf = (table: string, caller: string, verb: Verb): string => cells.get(`${table}/${caller}`)?.[verb] ?? '';

/** The columns that a cell stands for. */
function columnsOf(table: string, caller: string, verb: Exclude<Verb, 'delete'>): readonly string[] {
  const spec = backendSpec.tables[table];
  const role = duneline.personas[personaOf[caller] ?? '']?.role ?? 'anon';
  if (spec?.grants[role].includes(verb) === true) return spec.columns.map((column) => column.name);
  const section = text.split(`\n### ${table}\n`)[1]?.split('\n### ')[0] ?? '';
  const line = section.split('\n').find((one) => one.startsWith(`- columns that \`${role}\` may ${verb}: `));
  return [...(line?.split(': ')[1]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, column = '']) => column);
}

const tables = Object.keys(backendSpec.tables);
const backend = createBackend(backendSpec);
const seeded = backend.snapshot();
const headers: Record<string, Readonly<Record<string, string>>> = {};
let db: PGlite;

beforeAll(async () => {
  db = await openDatabase(duneline.directory);
  for (const [caller, persona] of Object.entries(personaOf)) {
    headers[caller] = await headersOf(backend, duneline.personas[persona] ?? { role: 'anon' });
  }
});
afterAll(() => db.close());

/** The number of rows, or `denied` without the privilege. */
async function askPostgres(caller: string, sql: string): Promise<number | 'denied'> {
  const persona = duneline.personas[personaOf[caller] ?? ''] ?? { role: 'anon' as const };
  await db.exec(
    `begin; select set_config('request.jwt.claims', ${literal(claimsOf(persona))}, true); set local role ${persona.role}`,
  );
  try {
    return (await db.query(sql)).rows.length;
  } catch (error) {
    const { code, message } = error as { readonly code: string; readonly message: string };
    if (code === '42501' && message.startsWith('permission denied')) return 'denied';
    throw error;
  } finally {
    await db.exec('rollback');
  }
}

async function askBackend(caller: string, method: string, path: string, body?: object): Promise<number | 'denied'> {
  const response = await backend.fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { ...headers[caller], 'content-type': 'application/json', prefer: 'count=exact' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? undefined : await response.text();
  if (response.ok) return Number(response.headers.get('content-range')?.split('/')[1] ?? 0);
  return answer?.includes('permission denied') === true ? 'denied' : 0;
}

it('has a row of the matrix for every table and caller, and nothing else', () => {
  const expected = [...tables, ...Object.keys(backendSpec.platform ?? {})].flatMap((table) =>
    Object.keys(personaOf).map((caller) => `${table}/${caller}`),
  );
  expect([...cells.keys()].toSorted()).toEqual(expected.toSorted());
});

it('has a line for every function and every bucket', () => {
  const lines = text.match(/^\| \w+ \| .* \| the (?:owner|caller)’s \|$/gm)?.map((line) => line.split(' ')[1]) ?? [];
  expect(new Set(lines)).toEqual(new Set(Object.keys(backendSpec.functions)));
  for (const { id } of backendSpec.buckets ?? []) expect(text).toContain(`\n| ${id} | `);
});

describe.each(tables)('the access to %s', (table) => {
  const relation = `public.${name(table)}`;
  const columns = backendSpec.tables[table]?.columns ?? [];
  const fixed = new Set(columns.filter((one) => one.isGenerated === true || one.identity === 'always').map((one) => one.name));
  const nulls = (group: readonly string[]) => Object.fromEntries(group.map((column) => [column, null]));
  const listed = (group: readonly string[], suffix = '') => group.map((column) => name(column) + suffix).join(', ');
  const ask = {
    select: async (caller: string, group: readonly string[]) => [
      await askPostgres(caller, `select ${listed(group)} from ${relation} limit 0`),
      await askBackend(caller, 'GET', `${table}?select=${group.join()}&limit=0`),
    ],
    insert: async (caller: string, group: readonly string[]) => [
      await askPostgres(caller, `explain insert into ${relation} (${listed(group)}) values (${group.map(() => 'null').join()})`),
      await askBackend(caller, 'POST', table, nulls(group)),
    ],
    update: async (caller: string, group: readonly string[]) => [
      await askPostgres(caller, `explain update ${relation} set ${listed(group, ' = null')}`),
      await askBackend(caller, 'PATCH', table, nulls(group)),
    ],
  };

  it.each(Object.keys(personaOf))('of the %s is by column what the matrix says', async (caller) => {
    const wrong: unknown[] = [];
    for (const verb of ['select', 'insert', 'update'] as const) {
      const open = columnsOf(table, caller, verb);
      // Postgres rejects writes to a generated column before it checks privileges.
      const askable = columns.filter(({ name: one }) => verb === 'select' || !fixed.has(one)).map((column) => column.name);
      const closed = askable.filter((column) => !open.includes(column));
      const groups = [askable.filter((column) => open.includes(column)), ...closed.map((column) => [column])];
      for (const group of groups.filter(({ length }) => length > 0)) {
        const answers = await ask[verb](caller, group);
        const isOpen = open.includes(group[0] ?? '');
        if (answers.some((answer) => (answer !== 'denied') !== isOpen)) wrong.push({ verb, group, isOpen, answers });
      }
    }
    backend.restore(seeded);
    expect(wrong).toEqual([]);
  });

  it('is by row what the matrix says', async () => {
    const key = name(backendSpec.tables[table]?.primaryKey[0] ?? '');
    const readable = (caller: string) => columnsOf(table, caller, 'select')[0];
    const total = await askPostgres('service key', `select ${key} from ${relation}`);
    const wrong: unknown[] = [];
    const assert = (isRight: boolean, ...what: readonly unknown[]) => (isRight ? undefined : wrong.push(what));
    for (const caller of Object.keys(personaOf)) {
      const cell = cellOf(table, caller, 'select');
      const column = readable(caller);
      if (column === undefined) {
        assert(cell === '–', caller, 'select', cell);
        continue;
      }
      const truth = await askPostgres(caller, `select ${name(column)} from ${relation}`);
      const own = await askBackend(caller, 'GET', `${table}?select=${column}&limit=1`);
      assert(own === truth, caller, 'select', { own, truth });
      assert(cell !== '–' || truth === 0, caller, 'select', { cell, truth });
      assert(!cell.startsWith('all') || truth === total, caller, 'select', { cell, truth, total });
      if (cellOf(table, caller, 'delete') !== '–') continue;
      const removed = await askPostgres(caller, `delete from ${relation} returning 1`);
      const gone = await askBackend(caller, 'DELETE', table);
      backend.restore(seeded);
      assert(removed === 'denied' || removed === 0, caller, 'delete', removed);
      assert(gone === 'denied' || gone === 0, caller, 'delete', gone);
    }
    expect(wrong).toEqual([]);
  });
});
