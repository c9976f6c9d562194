import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompiledDatabase } from './compileDatabase.ts';
import { compileDatabase } from './compileDatabase.ts';

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

const outDir = join(tmpdir(), 'generated');

/** A project with one migration. */
function projectWith(sql: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'codegen-sql-'));
  mkdirSync(join(directory, 'migrations'));
  writeFileSync(join(directory, 'migrations', '1_all.sql'), sql);
  return directory;
}

describe('a foreign project', () => {
  let compiled: CompiledDatabase;
  beforeAll(async () => {
    compiled = await compileDatabase(fixture('teams'), outDir);
  });

  it('compiles without findings', () => {
    expect(compiled.findings).toEqual([]);
    expect(Object.keys(compiled.files)).toEqual(['schema.gen.ts', 'seed.gen.ts', 'settings.gen.ts', 'database.gen.ts']);
  });

  it.each([
    ['identity columns', `{ name: 'id', type: 'int8', isNullable: false, identity: 'always' }`],
    ['identity columns that may be written', `{ name: 'id', type: 'int4', isNullable: false, identity: 'by default' }`],
    ['the order in which foreign keys were made', `rank: 6,`],
    ['generated columns', `generate: (sql, row) => sql.call('length', row.title),`],
    ['defaults that ask who is there', `defaultValue: (sql) => sql.call('auth.uid')`],
    [
      'the predicate of a partial unique index',
      `columns: ['team_id', 'author_id'], where: (sql, row) => sql.op('=', row.state, 'doing')`,
    ],
    ['restrictive policies', `command: 'delete', roles: ['authenticated'], isPermissive: false,`],
    ['touch triggers', `touched: ['updated_at'],`],
    ['what happens on delete', `onDelete: 'restrict',`],
    ['functions outside public under their full name', `'private.is_member': {`],
    ['who may call a function', `grants: ['authenticated'],`],
    ['default arguments', `args.since === undefined ? sql.call('now') : args.since`],
    ['columns of a returned table', `{ title: t.title, is_late: sql.op('<', t.due_at, sql.call('now')) }`],
    ['security definer functions as the owner', `body: (sql, args) => sql.definer(`],
    ['limits of text', `{ name: 'code', type: 'varchar', isNullable: true, length: 8 }`],
    ['digits of numbers', `isNullable: true, digits: { precision: 6, scale: 2 }, defaultValue: () => 1.5 }`],
    [
      'grants on single columns',
      `columnGrants: { authenticated: { select: ['team_id', 'user_id', 'is_owner'], update: ['is_owner'] } },`,
    ],
    ['plain indexes, without those on expressions', `indexes: [['team_id', 'what']],`],
    ['what Realtime publishes', `isPublished: true,\n    replicaIdentity: 'full',`],
    [
      'implementations',
      `implementation as noteActivityImplementation\n} from '${relative(outDir, fixture('teams/implementations/note_activity.ts'))}';`,
    ],
    [
      'triggers before a row is written',
      `timing: 'before', events: ['insert', 'update'], isSecurityDefiner: false,\n        columns: ['title'],\n        run: (sql, event) => tidyTitleImplementation(`,
    ],
    ['conditions of triggers', `() => sql.isDistinct(event.old?.state, event.new?.state),`],
    ['which trigger runs an implementation', `{ trigger: 'todos_made', table: 'todos', args: ['todo'] }`],
    [
      'arguments that a call of an implementation leaves out',
      `args._id == null || args._label === null ? null : closeTodoImplementation(sql, { _label: 'closed', ...args })`,
    ],
    ['tables of the platform', `generate: (sql, row) => sql.call('string_to_array', row.name, '/'),`],
    ['enums in their order', `todo_state: ['open', 'doing', 'done'],`],
    ['jobs of pg_cron', `{ name: 'count-overdue', everySeconds: 30, calls: 'overdue_todos' },`],
  ])('writes %s', (_what, text) => {
    expect(compiled.files['schema.gen.ts']).toContain(text);
  });

  it('dumps rows in the JSON form of PostgREST, one on a line', () => {
    expect(compiled.files['seed.gen.ts']).toContain(
      `\n[1,1,null,"00000000-0000-4000-8000-000000000001","Write it's end","open",["a","b"],"12.50",14,"2025-04-01T10:00:00.5+00:00",`,
    );
  });

  it('dumps people as GoTrue stores them', () => {
    expect(compiled.files['seed.gen.ts']).toContain(
      `"emailConfirmedAt":null,"createdAt":"2025-03-03T00:00:00+00:00","userMetadata":{},"appMetadata":{}}\n]`,
    );
  });

  it.each([
    ['identity that is always generated as never', 'Insert: {\n          id?: never\n'],
    ['columns with a default as optional', '          labels?: string[]\n'],
    ['generated columns as never', '          title_length?: never\n'],
    ['enums by name', 'state: Database["public"]["Enums"]["todo_state"]'],
    [
      'relationships with their key',
      'foreignKeyName: "todos_team_id_fkey"\n            columns: ["team_id"]\n            isOneToOne: false\n            referencedRelation: "teams"',
    ],
    ['optional arguments', 'Args: { since?: string }'],
    ['rows of a set-returning function', 'to: "todos"\n          isOneToOne: false\n          isSetofReturn: true'],
    ['columns of a returned table', 'Returns: {\n          is_late: boolean\n          title: string\n        }[]'],
    ['constants of the enums', `todo_state: ['open', 'doing', 'done'],`],
  ])('types %s', (_what, text) => {
    expect(compiled.files['database.gen.ts']).toContain(text);
  });

  it('keeps functions of other schemas out of the Database type', () => {
    expect(compiled.files['database.gen.ts']).not.toContain('is_member');
  });
});

describe('a refusal', () => {
  const file = join(fixture('refused'), 'migrations', '20250301000000_refused.sql');
  const lines = readFileSync(file, 'utf8').split('\n');
  const expected = lines.flatMap((text, index) => {
    const words = / -- refused: (.+)$/.exec(text)?.[1];
    return words === undefined ? [] : [{ words, line: index + 1 }];
  });
  let compiled: CompiledDatabase;
  beforeAll(async () => {
    compiled = await compileDatabase(fixture('refused'), outDir);
  });

  it.each(expected)('says "$words" with the line of the declaration', ({ words, line }) => {
    const there = compiled.findings.filter((finding) => finding.line === line).map((finding) => finding.message);
    expect(there.join('\n')).toContain(words);
  });

  it('never names a line that nothing is wrong with', () => {
    const marked = new Set(expected.map(({ line }) => line));
    expect(compiled.findings.filter((finding) => !marked.has(finding.line))).toEqual([]);
  });

  it('names the file from where the command runs', () => {
    expect(new Set(compiled.findings.map((finding) => finding.file))).toEqual(new Set([file.slice(process.cwd().length + 1)]));
  });
});

describe('SQL that does not run', () => {
  it('points at the place of a syntax error', async () => {
    const { files, findings } = await compileDatabase(
      projectWith(`-- é\ncreate type a as enum ('x');\n\n  create tabel b ();\n`),
      outDir,
    );
    expect(files).toEqual({});
    expect(findings).toMatchObject([{ line: 4, column: 10, message: 'syntax error at or near "tabel". Correct the SQL.' }]);
  });

  it('points at the place of an error that Postgres finds', async () => {
    const sql = `create table public.a (id integer);\n\n-- é\nupdate public.a set id = 2\n  where nope = 1;\n`;
    const { findings } = await compileDatabase(projectWith(sql), outDir);
    expect(findings).toMatchObject([{ line: 5, column: 9 }]);
    expect(findings[0]?.message).toContain('column "nope" does not exist (SQLSTATE 42703)');
  });

  it('lists the available extensions when a migration creates another one', async () => {
    const { findings } = await compileDatabase(projectWith('create extension moddatetime with schema extensions;'), outDir);
    expect(findings).toMatchObject([
      {
        message:
          'The extension moddatetime is not available here, only citext, pg_trgm, pgcrypto, uuid-ossp. Remove it and what uses it.',
      },
    ]);
  });

  it('says where the migrations should be', async () => {
    const { findings } = await compileDatabase(mkdtempSync(join(tmpdir(), 'codegen-sql-')), outDir);
    expect(findings[0]?.message).toContain('migrations/<timestamp>_<name>.sql');
  });
});
