import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openFiles } from '../fixtures/openFiles.ts';

const word = fc.oneof(
  fc.constantFrom(
    'papers',
    'posters',
    'none',
    '__proto__',
    'constructor',
    '..',
    '',
    ' ',
    '%',
    '%00',
    '%2e%2e',
    'a/b',
    'door/hours.txt',
    'x.txt',
  ),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
);
const route = fc.constantFrom(
  'bucket',
  'object',
  'object/list',
  'object/list-v2',
  'object/sign',
  'object/public',
  'object/authenticated',
  'object/info',
  'object/info/public',
  'object/upload/sign',
  'object/move',
  'object/copy',
  'upload/resumable',
  'upload/resumable/sign',
  'render/image/public',
  'cdn',
  'health',
  's3',
  '',
);
const member = fc.constantFrom(
  'name',
  'id',
  'public',
  'prefix',
  'limit',
  'offset',
  'sortBy',
  'search',
  'cursor',
  'prefixes',
  'paths',
  'expiresIn',
  'bucketId',
  'sourceKey',
  'destinationKey',
  'destinationBucket',
  'file_size_limit',
  'allowed_mime_types',
  '__proto__',
  'metadata',
  'copyMetadata',
);
const value = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.constantFrom('door/hours.txt', 'posters', { column: 'name' }, [{}], null),
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.string({ maxLength: 20 }),
  fc.dictionary(member, value, { maxKeys: 6 }).map((json) => JSON.stringify(json)),
);
const header = fc.tuple(
  fc.constantFrom(
    'range',
    'if-none-match',
    'if-modified-since',
    'x-upsert',
    'x-metadata',
    'x-robots-tag',
    'cache-control',
    'content-length',
    'tus-resumable',
    'upload-length',
    'upload-offset',
    'upload-metadata',
    'upload-defer-length',
    'x-signature',
    'apikey',
  ),
  fc.oneof(
    fc.constantFrom('true', 'bytes=0-1', 'bytes=5-', '1.0.0', '0', '5', 'bucketName cGFwZXJz,objectName YS50eHQ=', 'e30='),
    fc.string({ maxLength: 10, unit: 'grapheme-ascii' }),
  ),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
  route,
  parts: fc.array(word, { maxLength: 3 }),
  query: fc.constantFrom(
    '',
    '?token=x',
    '?token=a.b.c',
    '?limit=1',
    '?limit=x',
    '?sortColumn=x',
    '?download',
    '?download=%ff',
    '?apikey=x',
  ),
  body,
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/offset+octet-stream',
    'x',
    '',
  ),
  headers: fc.array(header, { maxLength: 3 }),
  isService: fc.boolean(),
});

const documented = new Set([200, 201, 204, 206, 304, 400, 401, 403, 404, 409, 410, 412, 413, 415, 416, 501]);

it('answers whatever comes with a status of its own, and keeps rows and bytes unchanged when it refuses', async () => {
  const { backend, send } = openFiles();
  await fc.assert(
    fc.asyncProperty(request, async ({ method, route: to, parts, query, body: content, type, headers, isService }) => {
      const before = JSON.stringify(backend.snapshot());
      const own = Object.fromEntries(headers.map(([name, text]) => [name, text.trim()]));
      const key = isService ? backend.keys.serviceRole : backend.keys.anon;
      const { status } = await send(method, `/${[to, ...parts].join('/')}${query}`, {
        headers: { authorization: `Bearer ${key}`, ...(type !== '' && { 'content-type': type }), ...own },
        ...(content !== undefined && method !== 'GET' && method !== 'HEAD' && { body: content }),
      });
      expect(documented).toContain(status);
      const isChanged = JSON.stringify(backend.snapshot()) !== before;
      expect(isChanged && status >= 300).toBe(false);
      if (isChanged) backend.reset();
    }),
    { numRuns: 2000 * Number(process.env.FC_TIMES ?? 1) },
  );
});
