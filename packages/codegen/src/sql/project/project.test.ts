import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specsWith, todoSpecs } from '../../fixtures/specsDirectory.ts';
import { compileDatabase } from '../compileDatabase.ts';
import { tokensOf } from '../fixtures/official/tokens.ts';
import { readConfig } from './config.ts';
import { findImplementations } from './implementations.ts';

const namesOf = (directory: string): string[] => readConfig(directory).seedPaths.map((path) => path.slice(directory.length + 1));

describe('config.toml', () => {
  it('may be missing: then seed.sql is the seed', () => {
    expect(namesOf(specsWith({ 'seed.sql': '' }))).toEqual(['seed.sql']);
    expect(namesOf(specsWith({ 'README.md': '' }))).toEqual([]);
  });

  it('orders the files of the seed by its patterns, then by name, and takes each once', () => {
    const config = '[db.seed]\nsql_paths = ["./last.sql", "./seeds/*.sql", "./seeds/b.sql"]\n';
    const files = { 'seeds/b.sql': '', 'seeds/a.sql': '', 'seeds/a.txt': '', 'last.sql': '' };
    expect(namesOf(specsWith({ 'config.toml': config, ...files }))).toEqual(['last.sql', 'seeds/a.sql', 'seeds/b.sql']);
    expect(namesOf(specsWith({ 'config.toml': config.replace(']\nsql', ']\nenabled = false\nsql'), ...files }))).toEqual([]);
  });

  it('needs no seed.sql where config.toml names it as `supabase init` does', () => {
    const { seedPaths, findings } = readConfig(specsWith({ 'config.toml': '[db.seed]\nsql_paths = ["./seed.sql"]\n' }));
    expect({ seedPaths, findings }).toEqual({ seedPaths: [], findings: [] });
  });

  it.each([
    ['a pattern without files', '\n[db.seed]\nsql_paths = ["./nowhere/*.sql"]', 3, 'No file matches "./nowhere/*.sql".'],
    ['TOML that does not parse', '[api]\nmax_rows = = 3', 2, 'The TOML cannot be read: '],
    ['a schema that is not served', '[api]\nschemas = ["public", "shop"]', 2, 'The schema shop is not served.'],
    ['a size that is none', '[storage.buckets.a]\nfile_size_limit = "much"', 1, 'bucket a: file_size_limit "much" is no size.'],
    [
      'types that are no list',
      '[storage.buckets."a b"]\nallowed_mime_types = "x"',
      1,
      'bucket a b: allowed_mime_types must be a list',
    ],
    [
      'a folder that is not there',
      '[storage.buckets.a]\nobjects_path = "./b"',
      1,
      'bucket a: there is no folder at objects_path "./b".',
    ],
    [
      'a secret with a literal value',
      '[edge_runtime.secrets]\nA = "env(A)"\nKEY = "on"',
      3,
      '`supabase secrets set` uploads this value of KEY.',
    ],
  ])('says the line of %s', (_what, text, line, message) => {
    const { findings } = readConfig(specsWith({ 'config.toml': text }));
    expect(findings).toEqual([expect.objectContaining({ line, message: expect.stringContaining(message) })]);
  });

  it.each([
    ['"5MiB"', 5_242_880],
    ['"5MB"', 5_242_880],
    ['"1.5 k"', 1536],
    ['"7"', 7],
    ['9', 9],
  ])('reads the size %s as the Supabase CLI does', (text, bytes) => {
    const config = `[storage.buckets.a]\nfile_size_limit = ${text}\n`;
    expect(readConfig(specsWith({ 'config.toml': config })).buckets[0]?.fileSizeLimit).toBe(bytes);
  });
});

it('takes the secrets of the embedded backend from embedded.env beside the project', () => {
  const specs = specsWith({
    'supabase/config.toml': '[edge_runtime.secrets]\nKEY = "env(KEY)"\nOTHER = "env(OTHER)"\n',
    'embedded.env': '# public\nKEY=sand\n',
  });
  expect(readConfig(join(specs, 'supabase')).edgeRuntime.secrets).toEqual({ KEY: 'sand' });
});

describe('implementations', () => {
  const directory = specsWith({
    'implementations/known.ts': 'export const implementation = () => null;\n',
    'implementations/private.known.ts': 'export function implementation() {}\n',
    'implementations/empty.ts': 'const implementation = 1;\n',
    'implementations/nobody.ts': 'export const implementation = () => null;\n',
    'implementations/_shared.ts': '',
    'implementations/known.test.ts': '',
    'implementations/README.md': '',
  });

  it('are imported when they are used, from where the generated file stands', () => {
    const implementations = findImplementations(directory);
    expect(implementations.use('private.known')).toBe('privateKnownImplementation');
    expect(implementations.use('_shared')).toBeUndefined();
    expect(implementations.imports(join(directory, 'out'))).toEqual([
      `import { implementation as privateKnownImplementation } from '../implementations/private.known.ts';`,
    ]);
  });

  it('without a function or without an export are findings', () => {
    const findings = findImplementations(directory).findings(new Set(['known', 'private.known', 'empty']));
    expect(findings.map(({ file, message }) => [file.slice(file.lastIndexOf('/') + 1), message])).toEqual([
      ['empty.ts', expect.stringContaining('This file exports no implementation.')],
      ['nobody.ts', expect.stringContaining('There is no function nobody in the migrations.')],
    ]);
  });
});

describe('a project of another', () => {
  it('compiles whole: buckets of migrations and config.toml, policies of storage and realtime, a trigger with its implementation, official types', async () => {
    const supabase = join(todoSpecs, 'supabase');
    const { files, findings } = await compileDatabase(supabase, join(todoSpecs, 'generated'));
    expect(findings).toEqual([]);
    const official = readFileSync(new URL('../fixtures/official/todo.ts.txt', import.meta.url), 'utf8');
    expect(tokensOf(files['database.gen.ts'] ?? '')).toEqual(tokensOf(official));
    expect(files['settings.gen.ts']).toContain('maxRows: 200,');
    expect(files['settings.gen.ts']).toContain(`base64: '${readFileSync(join(supabase, 'buckets/covers/blank.svg'), 'base64')}'`);
    expect(files['settings.gen.ts']).toContain(`{ id: 'papers', name: 'papers', isPublic: false, fileSizeLimit: null,`);
    expect(files['schema.gen.ts']).toContain(
      `import { implementation as countSharesImplementation } from '../supabase/implementations/count_shares.ts';`,
    );
    expect(files['schema.gen.ts']).toContain(`name: 'people keep papers in their own folder',`);
    expect(files['schema.gen.ts']).toContain(
      `() => sql.op('=', sql.call('array_subscript', sql.call('storage.foldername', row.name), 1), sql.call('auth.uid')),`,
    );
    expect(files['schema.gen.ts']).toContain(
      `using: (sql) => sql.op('=', sql.call('realtime.topic'), sql.op('||', 'tasks:', sql.call('auth.uid'))),`,
    );
    for (const key of [
      `columns: ['person_id', 'task_id'],\n        references: { schema: 'public', table: 'shares', columns: ['person_id', 'task_id'] },\n        onDelete: 'cascade',`,
      `name: 'share_notes_answers_fkey',\n        columns: ['answers'],\n        references: { schema: 'public', table: 'share_notes', columns: ['id'] },`,
      `name: 'share_notes_moved_to_fkey',\n        columns: ['moved_to'],\n        references: { schema: 'public', table: 'tasks', columns: ['id'] },\n        onDelete: 'set null',`,
      `sql.rows('shares', { task_id: row.task_id, person_id: sql.call('auth.uid') }).some(`,
    ])
      expect(files['schema.gen.ts']).toContain(key);
    expect(files['seed.gen.ts']).toContain('\n[2,"\\u0060work\\u0060 \\u0024{1}"]\n');
    expect(files['seed.gen.ts']).toContain('"Paint the fence",false,null,"12.50",null,{},0]');
  });

  it('names a bucket that config.toml and the migrations describe differently', async () => {
    const { findings } = await compileDatabase(
      specsWith({
        'config.toml': '\n[storage.buckets.covers]\npublic = false\n',
        'migrations/1_covers.sql': `insert into storage.buckets (id, name, public) values ('covers', 'covers', true);`,
      }),
      '/generated',
    );
    expect(findings).toEqual([
      expect.objectContaining({
        line: 2,
        message: 'bucket covers: isPublic is true in the migrations and false here. Make both the same.',
      }),
    ]);
  });
});
