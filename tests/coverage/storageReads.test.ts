import { describe, expect, it } from 'vitest';
import { openProject } from '../contract/project.ts';

const { client, keys, send } = openProject();
const service = { apikey: keys.serviceRole, authorization: `Bearer ${keys.serviceRole}` };
const mark = 'media/brand/mark.svg';

type Read = readonly [operationId: string, method: 'GET' | 'HEAD', pathOf: () => string | Promise<string>];

const reads: readonly Read[] = [
  ['getObject', 'GET', () => `/storage/v1/object/${mark}`],
  ['headObject', 'HEAD', () => `/storage/v1/object/${mark}`],
  ['getAuthenticatedObject', 'GET', () => `/storage/v1/object/authenticated/${mark}`],
  ['getPublicObject', 'GET', () => `/storage/v1/object/public/${mark}`],
  [
    'getSignedObject',
    'GET',
    async () => {
      const { data } = await client(keys.serviceRole).storage.from('media').createSignedUrl('brand/mark.svg', 60);
      const { pathname, search } = new URL(data?.signedUrl ?? '');
      return pathname + search;
    },
  ],
];

describe.each(reads)('%s', (_, method, pathOf) => {
  const ask = async (headers: Record<string, string>): Promise<Response> =>
    send(method, await pathOf(), { headers: { ...service, ...headers } });

  it('gives the part that a range names', async () => {
    const { status, headers } = await ask({ range: 'bytes=0-3' });
    expect([status, headers.get('content-length')]).toEqual([206, '4']);
  });

  it('gives nothing to who has it already', async () => {
    const etag = (await ask({})).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  });

  it('refuses a range beyond the end', async () => {
    expect((await ask({ range: 'bytes=99999999-' })).status).toBe(416);
  });
});
