import type { OperationSpec } from '@duneline/specs/contract';
import { expect, it } from 'vitest';
import { matchOperation } from './operations.ts';

const operation = (operationId: string, path: string, query: Record<string, string> = {}): OperationSpec => ({
  operationId,
  service: 'storage',
  method: 'GET',
  path,
  query,
  responses: {},
});
const operations = [
  operation('file', '/files/:folder/*key'),
  operation('publicFile', '/files/public/:folder/*key'),
  operation('folder', '/files/:folder'),
  operation('publicDraft', '/files/public/:folder/*key', { draft: 'yes' }),
];

it.each([
  ['/files/a/b', 'file'],
  ['/files/a/b/c.txt', 'file'],
  ['/files/a/', 'file'],
  ['/files/a', 'folder'],
  ['/files/public/a/b/c.txt', 'publicFile'],
  ['/files/public/a', 'file'],
  ['/files/public/a/b?draft=yes', 'publicDraft'],
  ['/files/a/b?draft=yes', 'file'],
  ['/files/', undefined],
  ['/other/a', undefined],
])('knows the operation of %s: %s', (path, operationId) => {
  expect(matchOperation(operations, 'GET', new URL(path, 'https://x.example'))?.operationId).toBe(operationId);
});
