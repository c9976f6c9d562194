import { afterEach, describe, expect, it } from 'vitest';
import { idOf, openProject } from '../project.ts';

// These tests run on any project with our migrations and seed, including a shared hosted one: they remove what they write.

const endings: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describe('the catalogue', () => {
  it('shows visitors every program with its tiers, in order', async () => {
    const { data, error } = await openProject()
      .client()
      .from('programs')
      .select('id,program_tiers(id,price_cents)')
      .order('position')
      .order('position', { referencedTable: 'program_tiers' });
    expect(error).toBeNull();
    expect(data?.map(({ id }) => id)).toEqual(['1-step', 'instant', '2-step']);
    expect(data?.[0]?.program_tiers[1]).toEqual({ id: '1-step-10k', price_cents: 9900 });
  });

  it('counts, and gives a part with the range of it', async () => {
    const { data, count, status } = await openProject()
      .client()
      .from('program_tiers')
      .select('id', { count: 'exact' })
      .eq('program_id', '1-step')
      .order('position')
      .range(0, 1);
    expect([status, count, data]).toEqual([206, 6, [{ id: '1-step-5k' }, { id: '1-step-10k' }]]);
  });

  it('is not changed by visitors', async () => {
    const { status, error } = await openProject().client().from('programs').update({ name: 'Free' }).eq('id', '1-step');
    expect([status, error?.code]).toEqual([401, '42501']);
  });
});

describe('a ticket', () => {
  it('is seen by its owner and by admins, and by nobody else', async () => {
    const { client, clientOf, keys } = openProject();
    const [trader, affiliate, admin] = [await clientOf('trader'), await clientOf('affiliate'), await clientOf('admin')];
    const ticket = {
      topic: 'rules',
      subject: `Weekends, ${crypto.randomUUID()}`,
      message: 'May I hold over the weekend?',
    } as const;
    endings.push(() => client(keys.serviceRole).from('tickets').delete().eq('subject', ticket.subject));
    const opened = await trader.from('tickets').insert(ticket).select('owner_id,status').single();
    expect(opened).toMatchObject({ status: 201, data: { owner_id: await idOf(trader), status: 'open' } });
    const seenBy = async (who: typeof trader) => (await who.from('tickets').select('subject').eq('subject', ticket.subject)).data;
    expect(await seenBy(trader)).toHaveLength(1);
    expect(await seenBy(admin)).toHaveLength(1);
    expect(await seenBy(affiliate)).toEqual([]);
  });

  it('is not opened in the name of another', async () => {
    const { clientOf } = openProject();
    const [trader, admin] = [await clientOf('trader'), await clientOf('admin')];
    const ticket = { owner_id: await idOf(admin), topic: 'rules', subject: 'Not mine', message: 'Hello' } as const;
    expect(await trader.from('tickets').insert(ticket)).toMatchObject({ status: 403, error: { code: '42501' } });
  });
});

describe('errors', () => {
  it.each([
    ['an unknown table', 'programme', 404, 'PGRST205'],
    ['an unknown column', 'programs?select=colour', 400, '42703'],
    ['an unknown relation', 'programs?select=id,tickets(id)', 400, 'PGRST200'],
    ['a wrong type', 'programs?position=eq.first', 400, '22P02'],
    ['an unknown operator', 'programs?id=resembles.x', 400, 'PGRST100'],
  ])('%s', async (_, path, status, code) => {
    const response = await openProject().send('GET', `/rest/v1/${path}`);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });

  it('none or many where one is wanted', async () => {
    const { error, status } = await openProject().client().from('programs').select('id').single();
    expect([status, error?.code]).toEqual([406, 'PGRST116']);
  });

  it('a token that is none', async () => {
    const response = await openProject().send('GET', '/rest/v1/programs', { headers: { authorization: 'Bearer a.b.c' } });
    expect(response.status).toBe(401);
  });
});

it('tells an admin from others by has_role', async () => {
  const { clientOf } = openProject();
  for (const [person, isAdmin] of [
    ['admin', true],
    ['trader', false],
  ] as const) {
    const client = await clientOf(person);
    const { data } = await client.rpc('has_role', { _user_id: await idOf(client), _role: 'admin' });
    expect(data).toBe(isAdmin);
  }
});
