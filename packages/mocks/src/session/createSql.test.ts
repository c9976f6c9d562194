import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { shopSpec } from '../fixtures/shop.ts';
import type { BackendSpec, SqlWriter } from '@duneline/specs/contract';
import { createBackend } from '../createBackend.ts';

/** The value of an expression in a function that an anonymous visitor calls at nine in the morning. */
async function inCall(body: (sql: SqlWriter) => unknown, prefer = ''): Promise<unknown> {
  const probe = {
    name: 'probe',
    args: [],
    returns: { type: 'jsonb', isSet: false },
    volatility: 'volatile',
    isSecurityDefiner: false,
  } as const;
  const spec: BackendSpec = { ...shopSpec, functions: { probe: { ...probe, grants: ['anon'], body } } };
  const backend = createBackend(spec, { clock: createClock('2026-03-01T02:00:00Z') });
  const headers = { apikey: backend.keys.publishable, prefer };
  const response = await backend.fetch(`${backend.url}/rest/v1/rpc/probe`, { method: 'POST', headers });
  return response.json();
}

describe('the settings of a request', () => {
  it('are those that PostgREST makes', async () => {
    expect(await inCall((sql) => sql.call('current_setting', 'role'))).toBe('anon');
    expect(await inCall((sql) => sql.call('current_setting', 'request.jwt.claims'))).toBe('{"role":"anon"}');
    expect(await inCall((sql) => sql.call('current_setting', 'app.none', true))).toBeNull();
    expect(await inCall((sql) => sql.call('current_setting', 'app.none'))).toMatchObject({ code: '42704' });
  });

  it('hold the time zone in which a day begins', async () => {
    expect(await inCall((sql) => sql.call('current_date'))).toBe('2026-03-01');
    expect(await inCall((sql) => sql.call('current_date'), 'timezone=America/New_York')).toBe('2026-02-28');
    expect(await inCall((sql) => sql.cast('tomorrow', 'timestamptz'))).toBe('2026-03-02T00:00:00+00:00');
  });
});

describe('what a function does', () => {
  it('knows users with the rights of the owner only', async () => {
    expect(await inCall((sql) => sql.definer((own) => own.rows('auth.users').length))).toBe(0);
    expect(await inCall((sql) => sql.rows('auth.users'))).toMatchObject({ code: '42501' });
  });

  it('is seen by its next query, and undone with a savepoint that fails', async () => {
    const counts = await inCall((sql) => {
      const before = sql.rows('goods').length;
      sql.insert('goods', { code: 'one' });
      const between = sql.rows('goods', { code: 'one' }).length;
      try {
        sql.insert('goods', { code: 'after' });
        sql.insert('goods', { code: 'one' });
      } catch {
        // As in plpgsql, the statements of the block are rolled back.
      }
      return [before, between, sql.rows('goods').length];
    });
    expect(counts).toEqual([3, 1, 4]);
  });

  it('names columns and values that do not fit', async () => {
    expect(await inCall((sql) => sql.insert('goods', { colour: 'red' }))).toMatchObject({
      code: '42703',
      message: 'column "colour" of relation "goods" does not exist',
    });
    expect(await inCall((sql) => sql.insert('goods', { code: 'sixsix' }))).toMatchObject({ code: '22001' });
    expect(await inCall((sql) => sql.insert('journal', { operation: 'x' }))).toMatchObject({ code: '42501' });
  });
});
