import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openServed } from './openServed.ts';
import type { Served } from './openServed.ts';

let project: Served;
beforeEach(async () => {
  project = await openServed();
});
afterEach(() => project.close());

it('tells an admin of a ticket that a trader opens', async () => {
  const subject = `heard-${crypto.randomUUID()}`;
  const [admin, trader] = [await project.clientOf('admin'), await project.clientOf('trader')];
  const heard = Promise.withResolvers<unknown>();
  const isListening = Promise.withResolvers<void>();
  admin
    .channel('tickets')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'tickets', filter: `subject=eq.${subject}` }, (change) =>
      heard.resolve(change.new),
    )
    .on('system', {}, ({ status, message }) => (status === 'ok' ? isListening.resolve() : isListening.reject(new Error(message))))
    .subscribe();
  await isListening.promise;
  const { error } = await trader.from('tickets').insert({ topic: 'rules', subject, message: 'Hello?' });
  expect(error).toBeNull();
  expect(await heard.promise).toMatchObject({ subject, status: 'open' });
  await project.client(project.serviceKey).from('tickets').delete().eq('subject', subject);
});

/** Resolves when the channel is joined. */
async function joined(channel: RealtimeChannel): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  channel.subscribe((status, error) => {
    if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
    else if (error !== undefined) reject(error);
  });
  await promise;
}

it('carries a message from one member of a channel to the others', async () => {
  const topic = `room ${crypto.randomUUID()}`;
  const heard = Promise.withResolvers<unknown>();
  const listener = project.client().channel(topic);
  listener.on('broadcast', { event: 'greeting' }, ({ payload }) => heard.resolve(payload));
  const speaker = project.client().channel(topic);
  await Promise.all([joined(listener), joined(speaker)]);
  await speaker.send({ type: 'broadcast', event: 'greeting', payload: { text: 'Hello' } });
  expect(await heard.promise).toEqual({ text: 'Hello' });
});

it('tells members of a channel who comes and who goes', async () => {
  const topic = `room ${crypto.randomUUID()}`;
  const [came, went] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const host = project.client().channel(topic, { config: { presence: { key: 'host' } } });
  host
    .on('presence', { event: 'join' }, ({ key, newPresences }) => {
      if (key === 'guest') came.resolve(newPresences[0]?.['name']);
    })
    .on('presence', { event: 'leave' }, ({ key }) => went.resolve(key));
  await joined(host);
  const guest = project.client().channel(topic, { config: { presence: { key: 'guest' } } });
  await joined(guest);
  await guest.track({ name: 'Amal' });
  expect(await came.promise).toBe('Amal');
  await guest.untrack();
  expect(await went.promise).toBe('guest');
});

it('keeps a socket open by heartbeats, and takes a newer token on it', async () => {
  const trader = await project.clientOf('trader');
  await joined(trader.channel(`room ${crypto.randomUUID()}`));
  const answered = Promise.withResolvers<string>();
  trader.realtime.onHeartbeat((status) => {
    if (status !== 'sent') answered.resolve(status);
  });
  await trader.realtime.sendHeartbeat();
  expect(await answered.promise).toBe('ok');
  const { data } = await trader.auth.refreshSession();
  await trader.realtime.setAuth(data.session?.access_token ?? null);
  expect(trader.getChannels().map(({ state }) => state)).toEqual(['joined']);
});
