import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveSite } from './serve.ts';

let server: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = { 'index.html': 'home', '404.html': 'not found', 'shell.html': 'shell' };
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(dist, name), text);
  writeFileSync(join(dist, '_redirects'), '/admin/* /shell.html 200\n/old/* /new/:splat 302\n');
  server = await serveSite({ dist, port: 0 });
});
afterAll(() => server.close());

/** Sends a request target unchanged; `fetch` would normalize it. */
function ask(path: string, method = 'GET'): Promise<number | undefined> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/', 200],
  ['/admin/theme', 200],
  ['/nowhere', 404],
  ['//', 404],
  ['///', 404],
  ['//evil.example/x', 404],
  ['//[', 404],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/admin/%ff', 400],
  ['/../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['*', 400],
  ['http://', 400],
  ['http://[', 400],
])('answers the target %s with %i, and goes on', async (target, status) => {
  expect(await ask(target)).toBe(status);
  expect(await ask('/')).toBe(200);
});

it.each(['TRACE', 'POST', 'PROPFIND'])('refuses %s', async (method) => {
  expect(await ask('/', method)).toBe(405);
});
