import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { createClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notesSpec } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';

// In jsdom, whose `File` Node's `Request` cannot read.
const type = 'image/png';
const text = 'fourteen bytes';
const remedy =
  "was lost before it reached the backend: Node's Request cannot read the File and Blob of jsdom. Give supabase-js the option " +
  '{ global: { fetch: backend.fetch } }, or send the bytes: await file.arrayBuffer().';

describe('backend.fetch', () => {
  it.each([
    ['a File', () => new File([text], 'me "1".png', { type }), text.length],
    ['a Blob', () => new Blob([text], { type }), text.length],
    ['a slice of a Blob', () => new Blob([text], { type }).slice(9, 14, type), 5],
    ['an empty File', () => new File([], 'empty.png', { type }), 0],
  ])('takes %s of the page whole', async (_, create, size) => {
    const posters = openFiles().service.storage.from('posters');
    const upload = await posters.upload('me.png', create(), { cacheControl: '60', metadata: { place: 'here' } });
    expect(upload.error).toBeNull();
    const { data } = await posters.info('me.png');
    expect(data).toMatchObject({ size, contentType: type, cacheControl: 'max-age=60', metadata: { place: 'here' } });
    expect((await posters.download('me.png')).data?.size).toBe(size);
  });

  it('names the remedy for a Request whose file is lost', async () => {
    const { backend } = openFiles();
    const body = new FormData();
    body.append('', new File([text], 'me.png', { type }));
    const request = new Request(`${backend.url}/storage/v1/object/posters/me.png`, { method: 'POST', body });
    await expect(backend.fetch(request)).rejects.toThrow(`The file in POST /storage/v1/object/posters/me.png ${remedy}`);
  });
});

/** Vitest's `Request` reads files of jsdom, unlike the one that Jest and others leave. */
const NodeRequest: unknown = Object.getPrototypeOf(Request);

describe('backend.fetch with the Request of Node', () => {
  beforeEach(() => void vi.stubGlobal('Request', NodeRequest));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['a File', () => new File([text], 'me.png', { type }), text],
    ['a Blob', () => new Blob([text], { type }), text],
    ['an empty File', () => new File([], 'empty.png', { type }), ''],
  ])('takes %s of the page whole as the body', async (_, create, content) => {
    const { backend, service } = openFiles();
    const headers = { authorization: `Bearer ${backend.keys.serviceRole}` };
    const url = `${backend.url}/storage/v1/object/posters/me.png`;
    expect((await backend.fetch(url, { method: 'POST', headers, body: create() })).status).toBe(200);
    const { data } = await service.storage.from('posters').download('me.png');
    expect([data?.type, await data?.text()]).toEqual([type, content]);
  });

  it('sends a file without a type and keeps the type that the caller gives', async () => {
    const { backend, service } = openFiles();
    const url = `${backend.url}/storage/v1/object/posters/me.png`;
    const headers = { authorization: `Bearer ${backend.keys.serviceRole}`, 'content-type': type };
    expect((await backend.fetch(url, { method: 'POST', headers, body: new Blob([text]) })).status).toBe(200);
    expect((await service.storage.from('posters').info('me.png')).data).toMatchObject({ size: text.length, contentType: type });
  });

  it('gives a function the bytes of a file', async () => {
    const received: unknown[] = [];
    const keep = async (request: Request) => {
      received.push(request.headers.get('content-type'), await request.text());
      return new Response();
    };
    const { service } = openFiles({
      ...notesSpec,
      edgeFunctions: { keep },
      edgeRuntime: { openFunctions: ['keep'], secrets: {} },
    });
    expect((await service.functions.invoke('keep', { body: new File([text], 'me.png', { type }) })).error).toBeNull();
    expect(received).toEqual([type, text]);
  });

  it.each([
    ['File', () => new File([text], 'me.png', { type })],
    ['Blob', () => new Blob([text], { type })],
  ])('names the remedy for a Request whose body was a %s', async (_, create) => {
    const { backend } = openFiles();
    const headers = { authorization: `Bearer ${backend.keys.serviceRole}` };
    const request = new Request(`${backend.url}/storage/v1/object/posters/me.png`, { method: 'POST', headers, body: create() });
    await expect(backend.fetch(request)).rejects.toThrow(`The file in POST /storage/v1/object/posters/me.png ${remedy}`);
  });

  it('takes a text that only resembles a lost file', async () => {
    const { service } = openFiles();
    const { data } = await service.functions.invoke('echo', { body: 'An [object File]' });
    expect(data).toEqual({ said: 'An [object File]' });
  });
});

describe('MSW', () => {
  const { backend } = openFiles();
  const server = setupServer(...backend.handlers);
  const posters = createClient(backend.url, backend.keys.secret).storage.from('posters');
  const log = vi.spyOn(console, 'error');
  const logged = (): string => log.mock.calls.join('\n');
  beforeEach(() => {
    backend.reset();
    log.mockReset().mockReturnValue();
    server.listen();
  });
  afterEach(() => {
    server.close();
    vi.unstubAllGlobals();
  });

  it('names the remedy for a file that fetch loses', async () => {
    expect((await posters.upload('me.png', new File([text], 'me.png', { type }))).error).not.toBeNull();
    await vi.waitFor(() => expect(logged()).toContain(remedy));
  });

  it('names the remedy for a file that fetch loses as the body', async () => {
    vi.stubGlobal('Request', NodeRequest);
    const body = new File([text], 'me.png', { type });
    await fetch(`${backend.url}/storage/v1/object/posters/me.png`, { method: 'POST', body }).catch(() => null);
    await vi.waitFor(() => expect(logged()).toContain(remedy));
  });

  it('takes a file that XMLHttpRequest sends as the body', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = new XMLHttpRequest();
    request.open('POST', `${backend.url}/storage/v1/object/posters/me.png`);
    request.setRequestHeader('authorization', `Bearer ${backend.keys.serviceRole}`);
    request.addEventListener('loadend', () => resolve());
    request.send(new File([text], 'me.png', { type }));
    await promise;
    expect(request.status).toBe(200);
    expect(await (await posters.download('me.png')).data?.text()).toBe(text);
  });

  it('takes a file that XMLHttpRequest sends', async () => {
    const body = new FormData();
    body.append('', new File([text], 'me.png', { type }));
    const request = new XMLHttpRequest();
    const { promise, resolve } = Promise.withResolvers<void>();
    request.open('POST', `${backend.url}/storage/v1/object/posters/me.png`);
    request.setRequestHeader('authorization', `Bearer ${backend.keys.serviceRole}`);
    request.addEventListener('loadend', () => resolve());
    request.send(body);
    await promise;
    expect(request.status).toBe(200);
    expect(await (await posters.download('me.png')).data?.text()).toBe(text);
  });

  it('takes the bytes of a file', async () => {
    const bytes = await new File([text], 'me.png', { type }).arrayBuffer();
    expect((await posters.upload('me.png', bytes, { contentType: type })).error).toBeNull();
    expect((await posters.info('me.png')).data?.size).toBe(text.length);
  });

  it('takes a file of Node', async () => {
    const { constructor } = await new Response(new URLSearchParams()).formData();
    vi.stubGlobal('File', NodeFile);
    vi.stubGlobal('Blob', NodeBlob);
    vi.stubGlobal('FormData', constructor);
    expect((await posters.upload('me.png', new File([text], 'me.png', { type }))).error).toBeNull();
    expect((await posters.info('me.png')).data?.size).toBe(text.length);
  });
});
