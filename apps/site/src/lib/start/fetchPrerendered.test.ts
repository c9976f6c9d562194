import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPrerendered, prefetchPrerendered } from './fetchPrerendered.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));
const ask = (path = '/blog') => fetchPrerendered({ url: `https://duneline.example${path}?page=2` }, 'blog');
const page =
  '<style>a{}</style><div id="root"></div><script type="application/json" id="hydration">{"loaderData":{"blog":{"n":1}}}</script>';

describe('the data of a prerendered page', () => {
  it('is read from the page itself', async () => {
    answer(page);
    expect(await ask()).toEqual({ n: 1 });
  });

  it('is not asked for again once it was there', async () => {
    answer(page);
    await prefetchPrerendered('/known');
    answer('<div id="root"></div>');
    expect(await ask('/known')).toEqual({ n: 1 });
  });

  it('is missing where the host has no such page, where the page has none, and without a connection', async () => {
    answer(page, 404);
    expect(await ask('/missing')).toBeUndefined();
    answer('<div id="root"></div>');
    expect(await ask('/missing')).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('/missing')).toBeUndefined();
    answer(page);
    expect(await ask('/missing')).toEqual({ n: 1 });
  });
});
