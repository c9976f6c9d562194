import type { OperationSpec } from '@duneline/specs/contract';
import { expect, it } from 'vitest';
import { responseFindings } from './validate.ts';

const head: OperationSpec = {
  operationId: 'headFile',
  service: 'storage',
  method: 'HEAD',
  path: '/storage/v1/object/:name',
  query: {},
  responses: { 200: undefined, 401: () => [{ path: '', message: 'never' }] },
};

it('expects no body of an answer to HEAD, whatever the status', async () => {
  expect(await responseFindings(head, new Response(null, { status: 401 }))).toEqual([]);
  expect(await responseFindings(head, new Response('{}', { status: 401 }))).toEqual([
    { path: '', message: 'the body must be empty' },
  ]);
  expect(await responseFindings(head, new Response(null, { status: 418 }))).toHaveLength(1);
});
