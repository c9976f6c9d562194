import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../../specs/generated/operations.gen.ts';
import { ownSpecs, specsChanged } from '../fixtures/specsDirectory.ts';
import { compileHttp } from './compileHttp.ts';

const everySentence = new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, value: '' }) });

async function wrongAfter(
  file: string,
  from: string,
  to: string,
  errors: Readonly<Record<string, unknown>> = everySentence,
): Promise<string[]> {
  const directory = specsChanged(ownSpecs, `http/${file}`, from, to);
  const { files, findings } = await compileHttp(join(directory, 'http'), errors);
  expect(files).toEqual({});
  return findings.map((finding) => `${finding.file.slice(directory.length + 1)}:${finding.line} ${finding.message}`);
}

const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

describe('the operations', () => {
  it('split /token by its grant', () => {
    const token = operations.filter(({ path }) => path === '/auth/v1/token');
    expect(token.map(({ operationId, query }) => [operationId, query])).toEqual(
      expect.arrayContaining([
        ['tokenByPassword', { grant_type: 'password' }],
        ['tokenByRefreshToken', { grant_type: 'refresh_token' }],
      ]),
    );
    expect(operation('token')).toBeUndefined();
  });

  it('are those of the documents', () => {
    const ids = ['auth', 'functions', 'storage'].flatMap((name) =>
      [...readFileSync(join(ownSpecs, `http/${name}.openapi.yaml`), 'utf8').matchAll(/operationId: (\w+)/g)].map(([, id]) => id),
    );
    expect(ids).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['POST /auth/v1/signup', 'GET /auth/v1/.well-known/jwks.json', 'POST /functions/v1/crm-tracking']),
    );
    const paths = new Set(operations.map(({ path }) => path.split('/')[1]));
    expect([...paths]).toEqual(['auth', 'functions', 'storage']);
  });

  it('take slashes in the parameter that x-wildcard names', () => {
    expect([operation('getPublicObject')?.path, operation('removeObjects')?.path]).toEqual([
      '/storage/v1/object/public/:bucket/*key',
      '/storage/v1/object/:bucket',
    ]);
  });

  it('do not look at bodies that may be something other than JSON', () => {
    expect(operation('getPublicObject')?.opaque).toEqual([200, 206]);
    expect(operation('getInfo')).not.toHaveProperty('opaque');
  });

  it.each([
    ['of 2024-01-01', { code: 'invalid_credentials', message: 'Invalid login credentials' }],
    ['from before', { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }],
  ])('know an error in the form %s', (_, body) => {
    expect(operation('tokenByPassword')?.responses[400]?.(body)).toEqual([]);
  });

  it.each([
    ['another status in the body', { code: 422, error_code: 'invalid_credentials', msg: '' }],
    ['a code of another operation', { code: 'signup_disabled', message: '' }],
    ['no code', { message: '' }],
    ['the OAuth form', { error: 'invalid_request', error_description: '' }],
  ])('refuse an error with %s', (_, body) => {
    expect(operation('tokenByPassword')?.responses[400]?.(body)).not.toEqual([]);
  });

  it('know the OAuth form where a refresh token is missing', () => {
    expect(
      operation('tokenByRefreshToken')?.responses[400]?.({
        error: 'invalid_request',
        error_description: 'refresh_token required',
      }),
    ).toEqual([]);
  });

  it('say where a body is wrong', () => {
    const body = { type: 'funnel_stage', data: { sessionId: 's', stage: 'somewhere', completed: true } };
    expect(operation('crmTracking')?.request?.(body)).toContainEqual({
      path: '/data/stage',
      message: 'must be equal to one of the allowed values',
    });
  });

  it('want no body after signing out', () => {
    expect(operation('logout')?.responses).toHaveProperty('204', undefined);
  });
});

describe('a wrong document is reported with its line', () => {
  it.each([
    ['broken YAML', 'openapi: 3.1.0', 'openapi: "3.1.0', /^http\/functions\.openapi\.yaml:\d+ The YAML cannot be read/],
    ['another version', 'openapi: 3.1.0', 'openapi: 3.0.4', /:1 This is not an OpenAPI 3.1 document/],
    [
      'a response without a description',
      'description: The id of the row.',
      'x-nothing: 1',
      /:\d+ This is not valid OpenAPI 3\.1: `paths\.\/crm-tracking\.post\.responses\.201`: must have required property 'description'/,
    ],
    [
      'a reference to nothing',
      "'#/components/schemas/PageView'",
      "'#/components/schemas/Visit'",
      /:\d+ This is not valid OpenAPI 3\.1: .*Missing \$ref pointer/,
    ],
    ['no server', 'url: /functions/v1', 'url: https://duneline.example', /:\d+ The document must name one server/],
    ['an operation without an id', 'operationId: crmTracking', 'operationId: CRM tracking', /needs an operationId in camelCase/],
    ['an unknown keyword in a schema', 'type: boolean', 'typ: boolean', /cannot be compiled|not valid OpenAPI/],
    ['a keyword that needs code at run time', "pattern: '^/'", 'minLength: 1', /Use `pattern` instead of minLength/],
  ])('%s', async (_, from, to, expected) => {
    expect(await wrongAfter('functions.openapi.yaml', from, to)).toContainEqual(expect.stringMatching(expected));
  });

  it('an error code that a person would not be told', async () => {
    const findings = await wrongAfter('auth.openapi.yaml', 'x-codes: [conflict]', 'x-codes: [collision]', { conflict: '' });
    expect(findings).toContainEqual(
      expect.stringMatching(/^http\/auth\.openapi\.yaml:\d+ The error code collision has no sentence/),
    );
  });

  it('two operations with one id', async () => {
    expect(await wrongAfter('auth.openapi.yaml', 'operationId: health', 'operationId: settings')).toContainEqual(
      expect.stringMatching(/settings/),
    );
  });
});
