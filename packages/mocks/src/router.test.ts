import type { BackendSpec, Finding, OperationSpec, Validator } from '@duneline/specs/contract';
import { describe, expect, it, vi } from 'vitest';
import { createBackend } from './createBackend.ts';
import { notesSpec } from './fixtures/notes.ts';
import type { BackendOptions } from './backend.ts';

const fails =
  (message: string): Validator =>
  () =>
    [{ path: '/said', message }] satisfies Finding[];
const passes: Validator = () => [];
const echo: OperationSpec = {
  operationId: 'echo',
  service: 'functions',
  method: 'POST',
  path: '/functions/v1/echo',
  query: {},
  responses: { 200: passes },
};

function call(operation: Partial<OperationSpec>, options: BackendOptions = {}) {
  const spec: BackendSpec = { ...notesSpec, operations: [{ ...echo, ...operation }] };
  const backend = createBackend(spec, options);
  const answer = backend.fetch(`${backend.url}/functions/v1/echo`, {
    method: 'POST',
    headers: { apikey: backend.keys.anon },
    body: '{}',
  });
  return { backend, answer };
}

describe('the contract at the boundary', () => {
  it('logs the operation of a request, and what in it does not fit', async () => {
    const { backend, answer } = call({ request: fails('must be longer') });
    await answer;
    expect(backend.log).toMatchObject([
      {
        method: 'POST',
        path: '/functions/v1/echo',
        operationId: 'echo',
        status: 200,
        requestFindings: [{ path: '/said', message: 'must be longer' }],
      },
    ]);
  });

  it('throws when an answer breaks its schema', async () => {
    const { answer } = call({ responses: { 200: fails('must be a number') } });
    await expect(answer).rejects.toThrow(
      'The answer 200 of echo breaks its schema: /said must be a number. Correct the spec or the backend.',
    );
  });

  it('throws when an answer has a status or a body that is not described', async () => {
    await expect(call({ responses: { 201: passes, 400: passes } }).answer).rejects.toThrow(
      'status 200 is not described; the operation has 201, 400',
    );
    await expect(call({ responses: { 200: undefined } }).answer).rejects.toThrow('the body must be empty');
  });

  it('says it in the console where throwing would be in the way', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { answer } = call({ responses: { 200: fails('must be a number') } }, { onContractViolation: 'report' });
    expect((await answer).status).toBe(200);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it('fails a request that no spec knows, when so wished', async () => {
    const backend = createBackend(notesSpec, { onUnknownRequest: 'throw' });
    const request = backend.fetch(`${backend.url}/auth/v1/nothing`, { headers: { apikey: backend.keys.anon } });
    await expect(request).rejects.toThrow(
      'No spec knows the request GET /auth/v1/nothing; add it to the specs or correct the call.',
    );
  });

  it('picks the operation whose query values match', async () => {
    const operations = [
      { ...echo, operationId: 'any' },
      { ...echo, operationId: 'loud', query: { volume: 'loud' } },
    ];
    const backend = createBackend({ ...notesSpec, operations });
    for (const query of ['', '?volume=loud', '?volume=low']) {
      await backend.fetch(`${backend.url}/functions/v1/echo${query}`, { method: 'POST', headers: { apikey: backend.keys.anon } });
    }
    expect(backend.log.map((entry) => entry.operationId)).toEqual(['any', 'loud', 'any']);
  });
});
