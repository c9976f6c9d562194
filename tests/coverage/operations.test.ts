import { backendSpec } from '@duneline/specs/backend';
import type { OperationSpec } from '@duneline/specs/contract';
import { describe, expect, it } from 'vitest';
import { openProject } from '../contract/project.ts';

type Case = readonly [operationId: string, operation: OperationSpec];

const documenting = (status: number): Case[] =>
  backendSpec.operations
    .filter(({ responses }) => Object.hasOwn(responses, status))
    .map((operation): Case => [operation.operationId, operation]);

/** An operation's URL with values for its path parameters. */
function addressOf({ path, query }: OperationSpec): string {
  const parts = path.split('/').map((part) => (/^[:*]/.test(part) ? 'none' : part));
  return `${parts.join('/')}?${new URLSearchParams(query).toString()}`;
}

/** Members that storage validates before the key. */
const anything = {
  id: 'none',
  name: 'none',
  bucketId: 'none',
  sourceKey: 'none',
  destinationKey: 'none',
  prefix: '',
  prefixes: ['none'],
  paths: ['none'],
  expiresIn: 60,
};

describe('with an API key that is none', () => {
  const { backend, send } = openProject();
  // A function without a JWT requires no key either.
  it.each(documenting(401).filter(([, { service }]) => service !== 'functions'))('%s is refused', async (_, operation) => {
    const { status } = await send(operation.method, `${addressOf(operation)}&token=none`, {
      headers: { apikey: 'sb_publishable_none', authorization: 'Bearer none' },
      ...(!['GET', 'HEAD'].includes(operation.method) && { body: anything }),
    });
    expect([status, backend.log.at(-1)?.responseFindings]).toEqual([401, []]);
  });
});

describe('with a body that is no JSON', () => {
  const { send } = openProject();
  const withBody = documenting(400).filter(([, { service, request }]) => service === 'storage' && request !== undefined);
  it.each(withBody)('%s is refused', async (_, operation) => {
    expect((await send(operation.method, addressOf(operation), { body: '{' })).status).toBe(400);
  });
});

describe.each([500, 503])('when the platform fails with %i', (status) => {
  const cases = documenting(status);
  const faults = cases.map(([on]) => ({ on, answer: { status } }));
  const { send } = openProject({ scenario: { name: `platform-${status}`, summary: 'The platform fails.', faults } });
  it.each(cases)('%s says so', async (_, operation) => {
    expect((await send(operation.method, addressOf(operation))).status).toBe(status);
  });
});
