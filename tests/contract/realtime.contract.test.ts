import type { Database } from '@duneline/specs/database';
import { serveBackend } from '@duneline/mocks/node';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf, openProject, passSecondFactor, people } from './project.ts';
import type { Client, Person } from './project.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** Our project on a loopback port, which sockets need. */
async function openLive() {
  const { backend } = openProject();
  const { url, close } = await serveBackend(backend);
  endings.push(close);
  const client = (key = backend.keys.anon): Client => {
    const made = createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
    endings.push(() => made.removeAllChannels());
    return made;
  };
  const clientOf = async (person: Person): Promise<Client> => {
    const own = client();
    const { error } = await own.auth.signInWithPassword(people[person]);
    if (error !== null) throw error;
    if (person === 'admin') await passSecondFactor(own, backend.clock);
    return own;
  };
  return { backend, client, clientOf };
}

/** Subscribes a client to a table's changes; `heard(count)` resolves with the first `count`. */
async function follow(client: Client, table: string) {
  const changes: { readonly eventType: string; readonly new: Readonly<Record<string, unknown>> }[] = [];
  const waiting = new Set<() => void>();
  const isSubscribed = Promise.withResolvers<void>();
  client
    .channel(`changes of ${table}`)
    .on<Record<string, unknown>>('postgres_changes', { event: '*', schema: 'public', table }, (change) => {
      changes.push(change);
      for (const check of waiting) check();
    })
    .on('system', {}, ({ status, message }) =>
      status === 'ok' ? isSubscribed.resolve() : isSubscribed.reject(new Error(message)),
    )
    .subscribe();
  await isSubscribed.promise;
  return async (count: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = (): void => void (changes.length >= count && resolve());
    waiting.add(check);
    check();
    await promise;
    return changes;
  };
}

/** The result of joining a private channel. */
async function join(client: Client, name: string): Promise<readonly [status: string, message: string | undefined]> {
  const { promise, resolve } = Promise.withResolvers<readonly [string, string | undefined]>();
  client.channel(name, { config: { private: true } }).subscribe((status, error) => resolve([status, error?.message]));
  return promise;
}

describe('changes of rows', () => {
  it('tell a visitor of the theme that everybody sees, and of no draft', async () => {
    const { client, clientOf } = await openLive();
    const heard = await follow(client(), 'theme_config');
    const admin = await clientOf('admin');
    const { data: active } = await admin.from('theme_config').select().eq('is_active', true).single();
    if (active === null) throw new Error('No theme of the seed is active.');
    const { colors, fonts } = active;
    const draft = await admin.from('theme_config').insert({ name: 'A draft', colors, fonts });
    const edit = await admin.from('theme_config').update({ name: 'Renamed' }).eq('id', active.id);
    expect([draft.error, edit.error]).toEqual([null, null]);
    expect(await heard(1)).toMatchObject([
      { eventType: 'UPDATE', new: { id: active.id, name: 'Renamed' }, old: { id: active.id } },
    ]);
  });

  it('tell a trader of an order of their own, and the admin of every one', async () => {
    const { backend, client, clientOf } = await openLive();
    const [trader, admin] = [await clientOf('trader'), await clientOf('admin')];
    const [ofTrader, ofAdmin] = [await follow(trader, 'orders'), await follow(admin, 'orders')];
    const service = client(backend.keys.serviceRole);
    const { data: tier } = await service.from('program_tiers').select('id').limit(1).single();
    if (tier === null) throw new Error('The seed has no program tier.');
    const order = (email: string, user_id: string | null) => ({
      user_id,
      email,
      full_name: 'Somebody',
      billing_country: 'AE',
      tier_id: tier.id,
      price_cents: 5900,
      idempotency_key: crypto.randomUUID(),
      terms_accepted_at: '2026-01-05T08:00:00Z',
    });
    const own = await idOf(trader);
    const { error } = await service.from('orders').insert([order('else@example.com', null), order('own@example.com', own)]);
    expect(error).toBeNull();
    const emails = (changes: readonly { readonly new: Readonly<Record<string, unknown>> }[]) =>
      changes.map((change) => change.new['email']);
    expect(emails(await ofAdmin(2))).toEqual(['else@example.com', 'own@example.com']);
    expect(emails(await ofTrader(1))).toEqual(['own@example.com']);
  });
});

describe('admin channels', () => {
  it('are open to admins only', async () => {
    const { client, clientOf } = await openLive();
    const refused = ['CHANNEL_ERROR', 'Unauthorized: You do not have permissions to read from this Channel topic: admin:desk'];
    expect(await join(await clientOf('admin'), 'admin:desk')).toEqual(['SUBSCRIBED', undefined]);
    expect(await join(await clientOf('trader'), 'admin:desk')).toEqual(refused);
    expect(await join(client(), 'admin:desk')).toEqual(refused);
  });
});
