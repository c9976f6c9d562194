import { createBackend } from '@duneline/mocks';
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backendSpec } from './generated/backend.gen.ts';
import type { Database } from './generated/database.gen.ts';

const backend = createBackend(backendSpec);
const server = setupServer(...backend.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => backend.reset());
afterAll(() => server.close());

/** A client of somebody who has just signed up; the requests go through MSW. */
async function signedUp(name: string) {
  const client = connect();
  const { data, error } = await client.auth.signUp({
    email: `${name.toLowerCase()}@example.com`,
    password: 'correct horse',
    options: { data: { name } },
  });
  if (error || !data.user) throw error ?? new Error('nobody signed up');
  return { client, id: data.user.id };
}

type Note = Database['public']['Tables']['notes']['Row'];
const connect = () => createClient<Database>(backend.url, backend.keys.anon);

describe('notes', () => {
  it('gives everybody who signs up a profile', async () => {
    const { client, id } = await signedUp('Grace');
    const { data } = await client.from('profiles').select('name').eq('id', id).single();
    expect(data).toEqual({ name: 'Grace' });
  });

  it('shows a visitor public notes only, with their authors', async () => {
    const { data } = await connect().from('notes').select('title, profiles(name)');
    expect(data).toEqual([{ title: 'Engines', profiles: { name: 'Ada' } }]);
  });

  it('keeps notes to their owner: others neither read nor change nor forge them', async () => {
    const [grace, mallory] = [await signedUp('Grace'), await signedUp('Mallory')];
    await grace.client.from('notes').insert({ title: 'Compilers' }).throwOnError();
    expect((await grace.client.from('notes').select('title').order('id')).data).toEqual([
      { title: 'Engines' },
      { title: 'Compilers' },
    ]);

    expect((await mallory.client.from('notes').select('title').eq('owner_id', grace.id)).data).toEqual([]);
    expect((await mallory.client.from('notes').update({ title: 'Mine' }).eq('owner_id', grace.id).select()).data).toEqual([]);
    const { error } = await mallory.client.from('notes').insert({ title: 'Forged', owner_id: grace.id });
    expect(error).toMatchObject({ code: '42501', message: 'new row violates row-level security policy for table "notes"' });
  });

  it('answers what Postgres answers to a title that is too long', async () => {
    const { client } = await signedUp('Grace');
    const { error } = await client.from('notes').insert({ title: 'x'.repeat(81) });
    expect(error).toMatchObject({
      code: '23514',
      message: 'new row for relation "notes" violates check constraint "notes_title_check"',
    });
  });

  it('calls functions of the database and of the edge', async () => {
    const client = connect();
    const { data: notes } = await client.rpc('public_notes', { _author: '11111111-1111-4111-8111-111111111111' });
    expect(notes?.map(({ title }) => title)).toEqual(['Engines']);
    const { data } = await client.functions.invoke('greet', { body: { name: 'Grace' } });
    expect(data).toEqual({ greeting: 'Hello Grace' });
  });

  it('tells an open page of a new note over the socket', async () => {
    const { client } = await signedUp('Grace');
    const channel = client.channel('notes');
    const told = new Promise<string>((resolve) => {
      const changes = { event: 'INSERT', schema: 'public', table: 'notes' } as const;
      channel.on<Note>('postgres_changes', changes, (change) => resolve(change.new.title));
    });
    await new Promise<void>((resolve) => {
      channel.subscribe((status) => status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && resolve());
    });
    await client.from('notes').insert({ title: 'Compilers' }).throwOnError();
    expect(await told).toBe('Compilers');
    await client.removeAllChannels();
  });
});
