// What `npm run platform` sends to each edge function, in Deno and in Node. Preflights are answered by the gateway before the function.

const bodies = {
  contact: () => ({
    key: crypto.randomUUID(),
    name: 'Hana Saleh',
    email: `${crypto.randomUUID()}@mail.example`,
    topic: 'support',
    message: 'May I change the platform of an account that is open?',
  }),
  consent: () => ({
    visitorId: crypto.randomUUID(),
    version: '2026-01-05',
    textHash: 'a'.repeat(64),
    choice: 'accept-all',
    analytics: true,
    marketing: true,
  }),
  'crm-tracking': () => ({ type: 'page_view', data: { sessionId: 's', pagePath: '/pricing' } }),
};

/** The requests to an edge function; each function in the list creates a new one. */
export function requestsOf(slug, key) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const post = (body) => () => ({ method: 'POST', headers, body });
  const made = bodies[slug];
  return [
    () => ({ method: 'DELETE', headers }),
    () => ({ method: 'GET', headers }),
    post('{'),
    post('{}'),
    post('[]'),
    post(JSON.stringify({ a: 'x'.repeat(20_000) })),
    ...(made === undefined ? [] : [() => ({ method: 'POST', headers, body: JSON.stringify(made()) })]),
  ];
}
