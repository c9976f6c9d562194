import { describe, expect, it } from 'vitest';
import { handler } from './handler.ts';

const pageView = {
  userId: null,
  sessionId: 's-1',
  pagePath: '/pricing',
  pageTitle: 'Pricing',
  referrer: '',
  timeOnPage: 12,
  scrollDepth: 80,
  interactions: 3,
  metadata: { theme: 'dark' },
};
const funnelStage = {
  userId: null,
  sessionId: 's-1',
  stage: 'checkout',
  completed: false,
  timeSpent: 4,
  exitReason: null,
  metadata: {},
};

/** Calls the function with a database that responds with `status` and `body`. */
async function call(request: { method?: string; body?: unknown; text?: string }, status = 201, body: unknown = { id: 'e-1' }) {
  const sent: Request[] = [];
  const { method = 'POST' } = request;
  const text = request.text ?? JSON.stringify(request.body);
  const response = await handler(
    new Request('https://x.example/functions/v1/crm-tracking', { method, ...(method === 'POST' && { body: text }) }),
    {
      url: 'https://x.example',
      anonKey: 'public',
      serviceRoleKey: 'secret',
      isLocal: true,
      secret: () => undefined,
      now: () => 0,
      fetch: (inner) => {
        sent.push(inner);
        return Promise.resolve(Response.json(body, { status }));
      },
    },
  );
  return { response, sent, answer: response.status === 204 ? null : await response.json() };
}

describe('crm-tracking', () => {
  it('stores a page view in tracking_events with the service key', async () => {
    const { response, sent, answer } = await call({ body: { type: 'page_view', data: pageView } });
    expect(response.status).toBe(201);
    expect(answer).toEqual({ id: 'e-1' });
    expect(sent.map((request) => `${request.method} ${request.url}`)).toEqual([
      'POST https://x.example/rest/v1/tracking_events?select=id',
    ]);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('apikey')).toBe('secret');
    expect(await sent[0]?.json()).toEqual({
      session_id: 's-1',
      page_path: '/pricing',
      page_title: 'Pricing',
      referrer: '',
      time_on_page: 12,
      scroll_depth: 80,
      interactions: 3,
      metadata: { theme: 'dark' },
    });
  });

  it('stores a funnel stage in funnel_events', async () => {
    const { sent } = await call({ body: { type: 'funnel_stage', data: funnelStage } });
    expect(sent[0]?.url).toBe('https://x.example/rest/v1/funnel_events?select=id');
    expect(await sent[0]?.json()).toEqual({
      session_id: 's-1',
      stage: 'checkout',
      completed: false,
      time_spent: 4,
      metadata: {},
    });
  });

  it('answers the preflight of any page', async () => {
    const { response } = await call({ method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
  });

  it('refuses other methods and says which it takes', async () => {
    const { response, answer } = await call({ method: 'GET' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(answer).toEqual({ code: 'method_not_allowed', message: 'GET is not allowed; use POST.' });
  });

  it.each([
    ['text that is not JSON', { text: '{' }, 'The body is not JSON.'],
    ['a list', { body: [] }, 'The body must be an object with type and data.'],
    ['an unknown type', { body: { type: 'click', data: {} } }, 'type must be one of page_view, funnel_stage.'],
    ['a type from the prototype', { body: { type: 'toString', data: {} } }, 'type must be one of page_view, funnel_stage.'],
    ['no data', { body: { type: 'page_view' } }, 'data must be an object.'],
    [
      'an unknown member',
      { body: { type: 'page_view', data: pageView, at: 1 } },
      'at is not known here; the body has type and data.',
    ],
    [
      'an unknown field',
      { body: { type: 'page_view', data: { ...pageView, stage: 'x' } } },
      'data.stage is not a field of page_view.',
    ],
    [
      'a missing field',
      { body: { type: 'page_view', data: { pagePath: '/' } } },
      'data.sessionId is missing; it must be text of 1 to 128 characters.',
    ],
    [
      'a user id that is no UUID',
      { body: { type: 'page_view', data: { ...pageView, userId: 'me' } } },
      'data.userId must be the UUID of a person, or null for a visitor.',
    ],
    [
      'a scroll depth above 100',
      { body: { type: 'page_view', data: { ...pageView, scrollDepth: 101 } } },
      'data.scrollDepth must be a whole number from 0 to 100.',
    ],
    [
      'an unknown stage',
      { body: { type: 'funnel_stage', data: { ...funnelStage, stage: 'x' } } },
      'data.stage must be one of landing, pricing, checkout, success.',
    ],
  ])('refuses %s without a call to the database', async (what, request, message) => {
    const { response, sent, answer } = await call(request);
    expect(response.status).toBe(400);
    expect(answer).toEqual({ code: what === 'text that is not JSON' ? 'bad_json' : 'validation_failed', message });
    expect(sent).toEqual([]);
  });

  it('says that a user id is nobody’s when the foreign key fails', async () => {
    const userId = '00000000-0000-4000-8000-000000000000';
    const { response, answer } = await call({ body: { type: 'page_view', data: { ...pageView, userId } } }, 409, {
      code: '23503',
    });
    expect(response.status).toBe(400);
    expect(answer).toEqual({ code: 'validation_failed', message: 'data.userId is the id of nobody.' });
  });

  it('passes on why the database did not take the row', async () => {
    const { response, answer } = await call({ body: { type: 'page_view', data: pageView } }, 503, {
      code: 'PGRST001',
      message: 'no connection',
    });
    expect(response.status).toBe(502);
    expect(answer).toEqual({ code: 'unexpected_failure', message: 'The event was not stored: no connection.' });
  });
});
