import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { createClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
