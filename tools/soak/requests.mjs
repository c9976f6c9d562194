// The requests of `npm run soak`: those of visitors and users, and hostile ones. None leaves a row behind, so growing memory is
// leaked memory.

/** The mix, in turn. `person` signs in and out; the others need no session. */
export function requestsOf({ url, anonKey, person }) {
  const send = (path, { method = 'GET', token = anonKey, body } = {}) =>
    fetch(url + path, {
      method,
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    'reads the theme': () => send('/rest/v1/theme_config?select=name,colors&is_active=eq.true'),
    'reads articles': () => send('/rest/v1/blog_posts?select=slug,title&order=published_at.desc&limit=10'),
    'reads the leaderboard': () => send('/rest/v1/leaderboard_entries?select=*&limit=20'),
    'asks for a price': () => send('/rest/v1/rpc/quote_order', { method: 'POST', body: { _tier: '1-step-5k' } }),
    'reads the settings of auth': () => send('/auth/v1/settings'),
    'asks for a table that does not exist': () => send('/rest/v1/nothing'),
    'searches with a costly expression': () => send(`/rest/v1/blog_posts?select=slug&title=match.${'(a+)+'.repeat(20)}$`),
    'sends broken JSON': () => send('/functions/v1/contact', { method: 'POST', body: '{' }),
    'sends deep JSON': () => send('/functions/v1/consent', { method: 'POST', body: '['.repeat(5000) + ']'.repeat(5000) }),
    'gives a wrong password': () =>
      send('/auth/v1/token?grant_type=password', { method: 'POST', body: { email: person.email, password: 'not this one' } }),
    'signs in, reads, renews and signs out': async () => {
      const signedIn = await send('/auth/v1/token?grant_type=password', { method: 'POST', body: person });
      const { access_token: first, refresh_token } = await signedIn.json();
      await (await send('/rest/v1/orders?select=*', { token: first })).text();
      const renewed = await send('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token } });
      const { access_token: token } = await renewed.json();
      return send('/auth/v1/logout?scope=local', { method: 'POST', token });
    },
  };
}
