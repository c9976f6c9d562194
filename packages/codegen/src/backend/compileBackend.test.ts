import { expect, it } from 'vitest';
import { compileBackend } from './compileBackend.ts';

const compiled = (schema: string): string | undefined =>
  compileBackend('/specs', '/specs/generated', {
    'operations.gen.ts': '',
    'schema.gen.ts': schema,
    'seed.gen.ts': '',
    'settings.gen.ts': '',
  }).files['backend.gen.ts'];

it('says of a project whose migrations search texts that it does', () => {
  expect(compiled(`sql.op('@@', sql.call('to_tsvector', row.body), query)`)).toContain('usesTextSearch: true,');
  expect(compiled(`{ name: 'words', type: 'tsvector' }`)).toContain('usesTextSearch: true,');
  expect(compiled(`sql.op('=', row.owner, sql.call('auth.uid'))`)).not.toContain('usesTextSearch');
});
