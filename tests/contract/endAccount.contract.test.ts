import { describe, expect, it } from 'vitest';
import { idOf, openProject } from './project.ts';
import type { Project } from './project.ts';

const evidence = '41 positions closed within two seconds of a late price.';
const rowsOf = ({ backend }: Project, table: string) => backend.snapshot().tables[`public.${table}`] ?? [];
const activeAccount = (project: Project) =>
  String(rowsOf(project, 'trading_accounts').find(({ status }) => status === 'active')?.['id']);
const call = (project: Project) =>
  ({ _account: activeAccount(project), _practice: 'latency exploitation', _evidence: evidence }) as const;

describe('end_account', () => {
  it('ends an account for a prohibited practice, with its evidence and without a retry offer', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const coupons = rowsOf(project, 'coupons');
    const ending = call(project);
    expect(await admin.rpc('end_account', ending)).toMatchObject({ error: null });
    expect(rowsOf(project, 'trading_accounts').find(({ id }) => id === ending._account)).toMatchObject({
      status: 'terminated',
      breach_clause: 'prohibited',
      breach_practice: 'latency exploitation',
      breach_reason: evidence,
      ended_at: expect.any(String),
    });
    expect(rowsOf(project, 'coupons')).toEqual(coupons);
    expect(rowsOf(project, 'audit_log').at(-1)).toMatchObject({
      actor: await idOf(admin),
      table_name: 'trading_accounts',
      row_id: ending._account,
      after: { status: 'terminated', practice: 'latency exploitation', reason: evidence },
    });
    expect(await admin.rpc('end_account', ending)).toMatchObject({ status: 409 });
  });

  it('is closed to visitors, traders and admins without a second factor', async () => {
    const project = openProject();
    const ending = call(project);
    const before = rowsOf(project, 'trading_accounts');
    for (const client of [project.client(), await project.clientOf('trader'), await project.clientAtAal1('admin')]) {
      expect(await client.rpc('end_account', ending)).toMatchObject({ error: { code: '42501' } });
    }
    expect(rowsOf(project, 'trading_accounts')).toEqual(before);
  });

  it('refuses an account of one’s own, one that is not there, and evidence that says nothing', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const ending = call(project);
    expect(await admin.rpc('end_account', { ...ending, _evidence: '  ' })).toMatchObject({ status: 422 });
    expect(await admin.rpc('end_account', { ...ending, _evidence: 'x'.repeat(1001) })).toMatchObject({ status: 422 });
    expect(await admin.rpc('end_account', { ...ending, _account: crypto.randomUUID() })).toMatchObject({ status: 404 });
    const service = project.client(project.keys.serviceRole);
    await service
      .from('trading_accounts')
      .update({ user_id: await idOf(admin) })
      .eq('id', ending._account);
    expect(await admin.rpc('end_account', ending)).toMatchObject({ status: 403 });
  });

  it('stores a practice with the clause `prohibited` and with no other', async () => {
    const project = openProject();
    const service = project.client(project.keys.serviceRole);
    const change = (row: Readonly<Record<string, unknown>>) =>
      service
        .from('trading_accounts')
        .update({
          status: 'terminated',
          ended_at: new Date(project.clock.now()).toISOString(),
          breach_reason: 'x',
          ...row,
        } as never)
        .eq('id', activeAccount(project));
    const refused = { error: { code: '23514' } };
    expect(await change({ breach_clause: 'daily-loss', breach_practice: 'hedging' })).toMatchObject(refused);
    expect(await change({ breach_clause: 'prohibited' })).toMatchObject(refused);
    expect(await change({ breach_clause: 'a mood' })).toMatchObject(refused);
  });
});
