import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
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

it('carries a message from one member of a channel to the others', async () => {
  const topic = `room ${crypto.randomUUID()}`;
  const heard = Promise.withResolvers<unknown>();
  const joined = (channel: ReturnType<ReturnType<Served['client']>['channel']>) =>
    new Promise<void>((resolve) => {
      channel.subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      });
    });
  const listener = project.client().channel(topic);
  listener.on('broadcast', { event: 'greeting' }, ({ payload }) => heard.resolve(payload));
  const speaker = project.client().channel(topic);
  await Promise.all([joined(listener), joined(speaker)]);
  await speaker.send({ type: 'broadcast', event: 'greeting', payload: { text: 'Hello' } });
  expect(await heard.promise).toEqual({ text: 'Hello' });
});
