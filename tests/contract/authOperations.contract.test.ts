import type { OperationSpec } from '@duneline/specs/contract';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openAuth, versioned } from './openAuth.ts';

const operations = backendSpec.operations.filter(({ path }) => path.startsWith('/auth/v1/'));
const with401 = operations.filter(({ responses }) => Object.hasOwn(responses, 401));

/** Responses of the platform instead of the service, by status. */
const outages = [
  [429, undefined],
  [500, undefined],
  [409, { code: 'conflict', message: 'Too many concurrent token refresh requests on the same session or refresh token' }],
] as const;
const faults = operations.flatMap((operation) =>
  outages
    .filter(([status]) => Object.hasOwn(operation.responses, status))
    .map(([status, body]) => [operation.operationId, status, operation, body] as const),
);

function pathOf({ path, query }: OperationSpec): string {
  const filled = path.replaceAll(/:\w+/g, '11111111-1111-4111-8111-111111111111').replace('/auth/v1', '');
  return `${filled}?${new URLSearchParams({ ...query }).toString()}`;
}

describe('every operation of the auth service', () => {
  it.each(with401.map((operation) => [operation.operationId, operation] as const))(
    '%s wants an API key',
    async (_, operation) => {
      const { backend } = openAuth();
      const response = await backend.fetch(`${backend.url}/auth/v1${pathOf(operation)}`, { method: operation.method });
      expect([response.status, await response.json()]).toMatchObject([401, { message: 'No API key found in request' }]);
    },
  );

  it.each(faults)('%s answers an outage with %i as described', async (operationId, status, operation, body) => {
    const answer = body === undefined ? { status } : { status, body };
    const scenario = { name: 'outage', summary: 'For one test.', faults: [{ on: operationId, answer }] };
    const { ask } = openAuth({}, { scenario });
    for (const headers of body === undefined ? [{}, versioned] : [versioned]) {
      const given = await ask(operation.method, pathOf(operation), undefined, { headers });
      expect([given.status, operation.responses[status]?.(given.body)]).toEqual([status, []]);
    }
  });
});
