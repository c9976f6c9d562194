import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const cli = fileURLToPath(new URL('../../packages/mocks/src/server/cli.ts', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'command-'));
const specs = join(home, 'specs');
// Another project, without generated files.
cpSync(fileURLToPath(new URL('../../packages/codegen/src/fixtures/todo', import.meta.url)), specs, { recursive: true });
writeFileSync(join(home, 'package.json'), '{ "type": "module" }');

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

function launch(...args: readonly string[]) {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, XDG_CACHE_HOME: join(home, 'cache') },
    cwd: home,
  });
  running.push(child);
  return { child, ended: once(child, 'close').then(([code]: unknown[]) => code), errors: text(child.stderr) };
}

interface Served {
  readonly name: string;
  readonly url: string;
  readonly anon: string;
  readonly serviceRole: string;
  readonly publishable: string;
  readonly secret: string;
}

/** Starts the command and waits for the lines of `count` backends. */
async function serve(count: number, ...args: readonly string[]) {
  const { child, ended, errors } = launch(...args);
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.split('\n').length > count) break;
  }
  const lines = output.trim().split('\n');
  if (lines.length < count || output === '') throw new Error(await errors);
  const line = /^(.+?) {2}(http\S+) {2}anon (\S+) {2}service_role (\S+) {2}publishable (\S+) {2}secret (\S+) {2}Ctrl-C stops it$/;
  const backends = lines.map((printed): Served => {
    const [, name = '', url = '', anon = '', serviceRole = '', publishable = '', secret = ''] = line.exec(printed) ?? [];
    return { name, url, anon, serviceRole, publishable, secret };
  });
  return { child, ended, backends };
}

async function end(...args: readonly string[]): Promise<{ readonly code: unknown; readonly errors: string }> {
  const { ended, errors } = launch(...args);
  return { errors: (await errors).trim(), code: await ended };
}

function configFile(content: string): string {
  const path = join(mkdtempSync(join(home, 'config-')), 'backends.yaml');
  writeFileSync(path, content);
  return path;
}

describe('duneline-backend', () => {
  it('compiles a specs directory, serves it as a project, and stops on Ctrl-C', async () => {
    const { child, ended, backends } = await serve(1, '--specs', 'specs', '--port', '0', '--clock', '2026-03-01T09:00:00Z');
    const [{ url, anon, serviceRole, publishable, secret } = expect.fail('no line')] = backends;
    for (const apikey of [anon, publishable]) {
      const response = await fetch(`${url}/rest/v1/tasks`, { headers: { apikey } });
      expect([response.status, await response.json()]).toEqual([200, []]);
    }
    for (const key of [serviceRole, secret]) {
      const response = await fetch(`${url}/storage/v1/bucket/covers`, {
        headers: { authorization: `Bearer ${key}`, apikey: key },
      });
      expect(await response.json()).toMatchObject({ id: 'covers', public: true, created_at: '2026-03-01T09:00:00.000Z' });
    }
    expect(await raw(url, `HEAD /rest/v1/tasks HTTP/1.0\r\napikey: ${anon}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('serves several backends that a file describes', async () => {
    const config = configFile(`
backends:
  - { name: open, specs: ../specs, port: 0, auth: { isAutoConfirm: true }, apiKeys: { publishable: sb_publishable_open } }
  - { name: strict, specs: ../specs, port: 0, seed: other, auth: { minPasswordLength: 20 } }
`);
    const { child, ended, backends } = await serve(2, '--config', config);
    const answers = await Promise.all(
      backends.map(async ({ url, publishable }) => {
        const body = JSON.stringify({ email: 'sami@tasks.example', password: 'twelve chars' });
        const headers = { apikey: publishable, 'content-type': 'application/json' };
        return (await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })).status;
      }),
    );
    expect(backends.map(({ name, publishable }) => [name, publishable])).toEqual([
      ['open', 'sb_publishable_open'],
      ['strict', 'sb_publishable_duneline_embedded'],
    ]);
    expect(answers).toEqual([200, 422]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('ends on SIGTERM while a request and an upgrade are only half sent', async () => {
    const { child, ended, backends } = await serve(1, '--specs', 'specs', '--port', '0');
    const { hostname, port } = new URL(backends[0]?.url ?? '');
    const upgrade = 'GET /realtime/v1/websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n';
    const halves = ['POST /rest/v1/tasks HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{', `${upgrade}\r\n`, upgrade];
    for (const half of halves) {
      const socket = connect(Number(port), hostname).on('error', () => {});
      await once(socket, 'connect');
      socket.write(half);
    }
    expect((await fetch(backends[0]?.url ?? '')).status).toBe(404); // earlier requests have been handled
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('says in one sentence that a port is taken', async () => {
    const { backends } = await serve(1, '--specs', 'specs', '--port', '0');
    const port = new URL(backends[0]?.url ?? '').port;
    expect(await end('--specs', 'specs', '--port', port)).toEqual({
      code: 1,
      errors: `Port ${port} on 127.0.0.1 is taken by another program; stop it or choose another port.`,
    });
  });

  it('says what is wrong with the specs', async () => {
    const broken = mkdtempSync(join(home, 'broken-'));
    cpSync(specs, broken, { recursive: true });
    writeFileSync(join(broken, 'supabase/migrations/29990101000000_broken.sql'), 'create tabel x;');
    const { code, errors } = await end('--specs', broken, '--port', '0');
    expect(code).toBe(1);
    expect(errors).toContain(`The specs in ${broken} do not compile: `);
    expect(errors).toContain('29990101000000_broken.sql:1');
  });

  it('refuses what it cannot do, in one sentence', async () => {
    expect(await end('--nope')).toEqual({ code: 2, errors: "Unknown option '--nope'; --help lists the options." });
    const path = configFile('backends: [{ specs: a, port: x }]');
    const message = 'backends[0].port must be a whole number from 0 to 65535, not "x".';
    expect(await end('--config', path)).toEqual({ code: 2, errors: `${path}: ${message}` });
    const missing = 'There is no specs directory at /none; name one with --specs DIR.';
    expect(await end('--specs', '/none')).toEqual({ code: 1, errors: missing });
  });

  it('prints its options', async () => {
    const { child, ended } = launch('--help');
    expect(await text(child.stdout)).toContain('--scenario NAME');
    expect(await ended).toBe(0);
  });
});

async function raw(url: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(request);
  return text(socket);
}
