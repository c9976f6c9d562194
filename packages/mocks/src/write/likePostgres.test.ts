import type { BackendSpec, ForeignKeySpec, TableSpec } from '@duneline/specs/contract';
import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { createBackend } from '../createBackend.ts';

const all = ['select', 'insert', 'update', 'delete'] as const;
const table = (name: string, columns: TableSpec['columns'], more: Partial<TableSpec> = {}): TableSpec => ({
  name,
  columns,
  primaryKey: ['id'],
  uniques: [{ name: `${name}_pkey`, columns: ['id'] }],
  foreignKeys: [],
  checks: [],
  hasRowSecurity: false,
  policies: [],
  grants: { anon: [], authenticated: [], service_role: all },
  touched: [],
  ...more,
});
const key = (of: string, column: string, to: string, onDelete: ForeignKeySpec['onDelete'], rank: number): ForeignKeySpec => ({
  name: `${of}_${column}_fkey`,
  columns: [column],
  references: { schema: 'public', table: to, columns: ['id'] },
  onDelete,
  rank,
});
const id = { name: 'id', type: 'int4', isNullable: false } as const;
const text = (name: string) => ({ name, type: 'text', isNullable: true }) as const;
const int = (name: string) => ({ name, type: 'int4', isNullable: true }) as const;

const people = table('people', [id, text('name')], {
  checks: [{ name: 'people_name_length', test: (sql, row) => sql.op('<', sql.call('length', row['name']), 80) }],
  triggers: [
    {
      name: 'people_note',
      timing: 'after',
      events: ['insert'],
      isSecurityDefiner: true,
      run: (sql, { new: row }) => sql.insert('notes', { what: row?.['name'], role: sql.call('auth.role') }),
    },
  ],
});
const notes = table(
  'notes',
  [{ ...id, identity: 'always', sequence: { start: 700, increment: 10 } }, text('what'), text('role')],
  { grants: { anon: [], authenticated: [], service_role: ['select'] } },
);
const tickets = table('tickets', [id, int('owner')], { foreignKeys: [key('tickets', 'owner', 'people', 'cascade', 2)] });
const replies = table('replies', [id, int('ticket'), int('author')], {
  foreignKeys: [key('replies', 'author', 'people', 'set null', 3), key('replies', 'ticket', 'tickets', 'cascade', 4)],
});
const cost = {
  name: 'cost',
  type: 'numeric',
  isNullable: true,
  digits: { precision: 6, scale: 2 },
  defaultValue: () => 1.5,
} as const;
const debts = table('debts', [id, int('owner'), cost], { foreignKeys: [key('debts', 'owner', 'people', 'no action', 5)] });
const accounts = table('accounts', [id, int('owner')], { foreignKeys: [key('accounts', 'owner', 'people', 'restrict', 1)] });

const spec: BackendSpec = {
  fingerprint: 'like-postgres',
  enums: {},
  tables: { accounts, debts, notes, people, replies, tickets },
  functions: {},
  seed: {
    users: [],
    rows: { people: [{ id: 1, name: 'Ada' }], tickets: [{ id: 1, owner: 1 }], replies: [{ id: 1, ticket: 1, author: 1 }] },
  },
  operations: [],
  edgeFunctions: {},
};

function open() {
  const backend = createBackend(spec, { clock: createClock('2026-03-01T09:00:00Z') });
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await backend.fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { apikey: backend.keys.secret, 'content-type': 'application/json', prefer: 'return=representation' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { backend, send };
}

describe('a write', () => {
  it('takes away a row to which a foreign key that it clears belongs', async () => {
    const { backend, send } = open();
    expect((await send('DELETE', 'people?id=eq.1')).status).toBe(200);
    expect(backend.snapshot().tables).toMatchObject({ 'public.tickets': [], 'public.replies': [] });
  });

  it('is refused by the foreign key that was made first', async () => {
    const { send } = open();
    await send('POST', 'debts', { id: 1, owner: 1 });
    await send('POST', 'accounts', { id: 1, owner: 1 });
    expect(await send('DELETE', 'people?id=eq.1')).toMatchObject({
      body: { message: expect.stringContaining('accounts_owner_fkey') },
    });
  });

  it('does as the owner of the tables what a security definer does, who needs no grant, and tells whose request it is', async () => {
    const { send } = open();
    expect(await send('POST', 'notes', { what: 'x' })).toMatchObject({ status: 403 });
    expect(
      (
        await send('POST', 'people', [
          { id: 2, name: 'Ben' },
          { id: 3, name: 'Cy' },
        ])
      ).status,
    ).toBe(201);
    expect((await send('GET', 'notes?order=id')).body).toEqual([
      { id: 700, what: 'Ben', role: 'service_role' },
      { id: 710, what: 'Cy', role: 'service_role' },
    ]);
  });

  it('fits a default into its column', async () => {
    const { backend, send } = open();
    await send('POST', 'debts', { id: 1, owner: 1 });
    expect(String(backend.snapshot().tables['public.debts']?.[0]?.['cost'])).toBe('1.50');
  });

  it('shows 64 bytes of a value that breaks a check, and no half character', async () => {
    const { send } = open();
    const name = `${'x'.repeat(63)}é${'x'.repeat(40)}`;
    expect(await send('POST', 'people', { id: 2, name })).toMatchObject({
      body: { code: '23514', details: `Failing row contains (2, ${'x'.repeat(63)}...).` },
    });
  });
});
