import { afterEach, expect, it } from 'vitest';
import { openProject } from '../project.ts';

const endings: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

it('stores a page view of a visitor', async () => {
  const { client, keys } = openProject();
  const service = client(keys.serviceRole);
  const data = { sessionId: crypto.randomUUID(), pagePath: '/pricing', scrollDepth: 40 };
  endings.push(() => service.from('tracking_events').delete().eq('session_id', data.sessionId));
  const { error } = await client().functions.invoke('crm-tracking', { body: { type: 'page_view', data } });
  expect(error).toBeNull();
  const stored = await service.from('tracking_events').select('page_path,scroll_depth').eq('session_id', data.sessionId);
  expect(stored.data).toEqual([{ page_path: '/pricing', scroll_depth: 40 }]);
});

it('refuses what is no event', async () => {
  const response = await openProject().send('POST', '/functions/v1/crm-tracking', { body: { type: 'dance', data: {} } });
  expect(response.status).toBe(400);
});
