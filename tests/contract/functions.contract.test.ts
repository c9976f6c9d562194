import { describe, expect, it } from 'vitest';
import { idOf, openProject } from './project.ts';

describe('crm-tracking', () => {
  const pageView = {
    sessionId: 'session-1',
    pagePath: '/pricing',
    pageTitle: 'Pricing',
    timeOnPage: 12,
    scrollDepth: 40,
    metadata: { theme: 'dark' },
  };
  const funnelStage = { sessionId: 'session-1', stage: 'checkout', completed: false };

  it.each([
    [
      'page_view',
      pageView,
      'public.tracking_events',
      { session_id: 'session-1', page_path: '/pricing', scroll_depth: 40, metadata: { theme: 'dark' } },
    ],
    ['funnel_stage', funnelStage, 'public.funnel_events', { session_id: 'session-1', stage: 'checkout', completed: false }],
  ])('stores a %s of a visitor', async (type, data, table, row) => {
    const { backend, client, clock } = openProject();
    const { data: answer, error } = await client().functions.invoke('crm-tracking', { body: { type, data } });
    expect(error).toBeNull();
    expect(backend.snapshot().tables[table]).toMatchObject([{ ...row, id: answer.id }]);
    expect(Date.parse(String(backend.snapshot().tables[table]?.[0]?.['received_at']))).toBe(clock.now());
  });

  it('stores who it was when they are signed in', async () => {
    const { backend, clientOf } = openProject();
    const client = await clientOf('trader');
    const userId = await idOf(client);
    await client.functions.invoke('crm-tracking', { body: { type: 'page_view', data: { ...pageView, userId } } });
    expect(backend.snapshot().tables['public.tracking_events']).toMatchObject([{ user_id: userId }]);
  });

  it.each([
    ['no JSON', '{'],
    ['an unknown type', { type: 'purchase', data: {} }],
    ['a stage that is none', { type: 'funnel_stage', data: { ...funnelStage, stage: 'limbo' } }],
    ['somebody who does not exist', { type: 'page_view', data: { ...pageView, userId: '00000000-0000-4000-8000-000000000000' } }],
  ])('refuses %s with 400, and stores nothing', async (_, body) => {
    const { backend, send } = openProject();
    const before = backend.snapshot().tables;
    const response = await send('POST', '/functions/v1/crm-tracking', { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: expect.stringMatching(/^(bad_json|validation_failed)$/),
      message: expect.any(String),
    });
    expect(backend.snapshot().tables).toEqual(before);
  });
});

describe('a function that is not there', () => {
  it('gets the 404 of the platform, and is recorded', async () => {
    const { backend, client } = openProject();
    const { error } = await client().functions.invoke('crm-trackin', { body: {} });
    expect(error).toMatchObject({ name: 'FunctionsHttpError', context: { status: 404 } });
    expect(backend.unknownRequests).toMatchObject([{ path: '/functions/v1/crm-trackin' }]);
  });
});
