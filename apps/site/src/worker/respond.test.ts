// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerFetchEvent } from './scope.ts';

const site = 'https://duneline.example';
let answers: typeof import('./respond.ts');
let kept: Map<string, Map<string, Response>>;
let host: (path: string) => Promise<Response>;

const html = (words: string, init: { status?: number; headers?: Record<string, string> } = {}) => {
  const response = new Response(words, { ...init, headers: { 'content-type': 'text/html', ...init.headers } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  response.clone = () => html(words, init);
  return response;
};

function cacheOf(name: string) {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async (path: string) => entries.get(path)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: site + path })),
  };
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  kept = new Map();
  vi.stubGlobal('WORKER_FACTS', {
    builds: ['b'],
    later: { '/assets/a.js': ['/assets/b.js'], '/assets/b.js': ['/assets/c.js', '/assets/a.js'] },
    keepable: ['^/pricing/?$', '^/blog/[^/]+/?$'],
    offlinePages: [
      { prefix: '/ar', path: '/ar/offline' },
      { prefix: '', path: '/offline' },
    ],
    backendWorker: null,
  });
  vi.stubGlobal('location', new URL(`${site}/sw.js`));
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (path: string) => [...kept.values()].map((entries) => entries.get(path)).find(Boolean),
  });
  vi.stubGlobal('fetch', async (request: Request | string) =>
    host(typeof request === 'string' ? request : new URL(request.url).pathname),
  );
  host = async (path) => html(`new ${path}`);
  answers = await import('./respond.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paths = () => [...(kept.get('duneline:kept:b')?.keys() ?? [])].toSorted();

/** Opens a page in the worker, and waits for the work that the worker continues afterwards. */
async function open(path: string, init: RequestInit = {}) {
  const lasting: Promise<unknown>[] = [];
  const request = new Request(site + path, init);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (work: Promise<unknown>) => void lasting.push(work),
  };
  const answer = await answers.respondTo(event as unknown as WorkerFetchEvent);
  const settle = async () => {
    for (const work of lasting) await work;
  };
  return { text: await answer?.text(), settle };
}

const report = (path: string, files: readonly string[] = [], savesData = false) =>
  answers.cacheVisitedPage({ path, files, savesData });

/** Opens a page and reports it with its files, as a page does once it has loaded. */
async function visit(path: string, files: readonly string[] = []) {
  await (await open(path)).settle();
  await report(new URL(site + path).pathname, files);
}

it('keeps public pages by their path, and no other page or request', async () => {
  for (const path of ['/pricing?code=secret', '/checkout', '/blog/drawdown', '/rest/v1/orders']) await visit(path);
  await (await open('/pricing', { method: 'POST' })).settle();
  expect(paths()).toEqual(['/blog/drawdown', '/offline', '/pricing']);
});

it('leaves what only one person may see to the browser', async () => {
  const own = await open('/blog/own', { headers: { authorization: 'Bearer x' } });
  await own.settle();
  expect(own.text).toBeUndefined();
});

it('keeps a page once all its files are kept, and fetches it once', async () => {
  const asked: string[] = [];
  let deliver = () => {};
  host = (path) => {
    asked.push(path);
    return path === '/assets/c.js' ? new Promise((resolve) => (deliver = () => resolve(html('c')))) : Promise.resolve(html(path));
  };
  const visited = visit('/pricing', ['/assets/a.js']);
  await vi.waitFor(() => expect(asked).toContain('/assets/c.js'));
  expect(paths()).not.toContain('/pricing');
  deliver();
  await visited;
  expect(paths()).toContain('/pricing');
  expect(asked.filter((path) => path === '/pricing')).toHaveLength(1);
});

it('loads nothing for who saves data, and keeps the page that was opened', async () => {
  await (await open('/pricing')).settle();
  const asked: string[] = [];
  host = async (path) => html((asked.push(path), path));
  await report('/pricing', ['/assets/a.js'], true);
  await report('/blog/drawdown', ['/assets/a.js'], true);
  expect(paths()).toEqual(['/pricing']);
  expect(asked).toEqual([]);
});

it('keeps no page of which a file cannot be loaded', async () => {
  host = async (path) => (path === '/assets/c.js' ? Promise.reject(new TypeError('offline')) : html(path));
  await expect(visit('/pricing', ['/assets/a.js'])).rejects.toThrow('offline');
  expect(paths()).not.toContain('/pricing');
});

it.each([
  ['an error', { status: 500 }],
  ['a page that is not found', { status: 404 }],
  ['what the host wants forgotten', { headers: { 'cache-control': 'no-store' } }],
  ['what is no page', { headers: { 'content-type': 'application/json' } }],
])('does not keep %s', async (_, init) => {
  host = async () => html('x', init);
  await visit('/pricing');
  expect(paths()).toEqual([]);
});

it('prefers the network, and takes what is kept when it fails, errs or is slow', async () => {
  await visit('/pricing');
  host = async () => html('newer');
  const fresh = await open('/pricing');
  expect(fresh.text).toBe('newer');
  await fresh.settle();
  host = async () => Promise.reject(new TypeError('offline'));
  expect((await open('/pricing')).text).toBe('newer');
  host = async () => html('down', { status: 503 });
  expect((await open('/pricing')).text).toBe('newer');
  host = () => new Promise(() => {});
  const slow = open('/pricing');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await slow).text).toBe('newer');
});

it('lets the page of its language stand in for what is not kept, on paths of a visitor too', async () => {
  await report('/', []);
  await report('/ar', []);
  host = async () => Promise.reject(new TypeError('offline'));
  expect((await open('/blog/unseen')).text).toBe('new /offline');
  expect((await open('/ar/blog/unseen')).text).toBe('new /ar/offline');
  expect((await open('/dashboard')).text).toBe('new /offline');
});

it('keeps with a page what it loaded, and what that may ask for later', async () => {
  await report('/pricing', ['/assets/a.js', '/rest/v1/orders', '/sw.js']);
  expect(paths()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/offline', '/pricing']);
});

it('keeps at most sixty pages, the newest, and what stands in for the others', async () => {
  await report('/', []);
  for (let number = 0; number < 70; number++) await visit(`/blog/${number}`);
  await report('/pricing', []);
  expect(paths()).toHaveLength(61);
  expect(paths()).toContain('/offline');
  expect(paths()).toContain('/blog/69');
  expect(paths()).not.toContain('/blog/0');
});

it('forgets releases before the one before', async () => {
  const { evictOldReleases } = await import('./pageCache.ts');
  for (const name of ['duneline:kept:1', 'duneline:kept:2', 'other', 'duneline:kept:b']) cacheOf(name);
  await evictOldReleases();
  expect([...kept.keys()]).toEqual(['duneline:kept:2', 'other', 'duneline:kept:b']);
});
