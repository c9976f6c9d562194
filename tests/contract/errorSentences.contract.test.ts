import { glob, readFile } from 'node:fs/promises';
import { errors } from '@duneline/specs/site';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** The matches of a pattern's group `code` in files. */
async function codesIn(files: string, pattern: RegExp): Promise<readonly string[]> {
  const codes = new Set<string>();
  for await (const file of glob(files, { cwd: root })) {
    for (const { groups } of (await readFile(root + file, 'utf8')).matchAll(pattern)) codes.add(groups?.['code'] ?? '');
  }
  return [...codes].toSorted();
}

const untold = (codes: readonly string[]) => codes.filter((code) => !Object.hasOwn(errors, code));

it('has a sentence for every code that the auth service of the backend answers with', async () => {
  const codes = await codesIn('packages/mocks/src/auth/**/*.ts', /new AuthError\(\s*[^,]+,\s*'(?<code>\w+)'/g);
  expect(codes).toEqual(expect.arrayContaining(['bad_code_verifier', 'invalid_credentials']));
  expect(untold(codes)).toEqual([]);
});

it('has a sentence for every code that the contract of the auth service names', async () => {
  const lists = await codesIn('specs/http/auth.openapi.yaml', /x-codes: \[(?<code>[^\]]+)\]/g);
  const codes = lists.flatMap((list) => list.split(',').map((code) => code.trim()));
  expect(codes).toContain('refresh_token_already_used');
  expect(untold(codes)).toEqual([]);
});

it('has a sentence for every code that supabase-js knows of', async () => {
  const codes = await codesIn('node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts', /'(?<code>\w+)'/g);
  expect(codes).toContain('single_identity_not_deletable');
  expect(untold(codes)).toEqual([]);
});

it('has a sentence for every reason of a weak password that the backend gives', async () => {
  const reasons = await codesIn('packages/mocks/src/auth/password.ts', /reasons?\.push\('(?<code>\w+)'\)/g);
  expect(untold(reasons.map((reason) => `weak_password_${reason}`))).toEqual([]);
  expect(reasons).toEqual(['characters', 'length', 'pwned']);
});

it('has a sentence for every error in the manner of OAuth that a redirect brings', async () => {
  const codes = await codesIn('packages/mocks/src/auth/redirect.ts', /^ {2}\d{3}: '(?<code>\w+)'/gm);
  expect(codes).toContain('access_denied');
  expect(untold(codes)).toEqual([]);
});
