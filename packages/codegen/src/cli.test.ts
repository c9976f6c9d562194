import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { specsWith, todoSpecs } from './fixtures/specsDirectory.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

function run(...args: string[]): { status: number | null; out: string; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });
  return { status, out: stdout, errors: stderr };
}

function everyFile(directory: string): Record<string, string> {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(directory, path), 'utf8')]));
}

const greetings = (): string =>
  specsWith({ 'site/messages/en/home.yaml': 'hello: Hello\n', 'site/messages/en/away.yaml': 'bye: Bye\n' });

describe('npm run gen', () => {
  it('says of each file whether it was written', () => {
    const specs = greetings();
    expect(run('--specs', specs)).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^written +.*away\.gen\.ts\nwritten +.*home\.gen\.ts\n$/),
    });
    expect(run('--specs', specs)).toMatchObject({ status: 0, out: expect.stringMatching(/^unchanged .*\nunchanged .*\n$/) });
  });

  it('makes the same bytes of the same specs, for a project that is not this one', () => {
    const [first, second] = [mkdtempSync(join(tmpdir(), 'out-')), mkdtempSync(join(tmpdir(), 'out-'))];
    expect(run('--specs', todoSpecs, '--out', first)).toMatchObject({ status: 0, errors: '' });
    expect(run('--specs', todoSpecs, '--out', second)).toMatchObject({ status: 0, errors: '' });
    const files = everyFile(first);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'backend.gen.ts',
        'operations.gen.ts',
        'schema.gen.ts',
        'settings.gen.ts',
        'site.gen.ts',
        'validators.gen.js',
        join('messages', 'en', 'lists.gen.ts'),
      ]),
    );
    const withoutImports = (texts: Record<string, string>) =>
      Object.entries(texts).map(([path, text]) => [path, text.replaceAll(/from '[^']+\/supabase\/[^']+'/g, '')]);
    expect(withoutImports(everyFile(second))).toEqual(withoutImports(files));
    for (const text of Object.values(files)) expect(text).toMatch(/^\/\/ Generated from .* by `npm run gen`\. Do not edit/);
  });

  it('says which folder to name instead of the one with the migrations', () => {
    const specs = specsWith({ 'supabase/migrations/20260101000000_none.sql': '' });
    expect(run('--specs', join(specs, 'supabase'))).toMatchObject({
      status: 1,
      errors: expect.stringContaining(`name the project's folder, --specs ${specs}.`),
    });
  });

  it('makes a backend of a Supabase project that has no HTTP documents', () => {
    const migration = `create table public.pets (id bigint primary key);
alter table public.pets enable row level security;
create policy "Everybody reads pets" on public.pets for select using (true);\n`;
    const specs = specsWith({ 'supabase/migrations/20260101000000_pets.sql': migration });
    expect(run('--specs', specs)).toMatchObject({ status: 0, errors: '' });
    const backend = readFileSync(join(specs, 'generated/backend.gen.ts'), 'utf8');
    expect(backend).toContain('operations: [],');
    expect(backend).not.toContain('operations.gen.ts');
  });

  it('draws each flow where --diagrams says, and removes the drawing with its table', () => {
    const table =
      'name: lamp\nsummary: A lamp.\ninitial: off\nstates:\n  off: { summary: Dark. }\nrows: |\n  from | event | guard | to | actions\n  off | lamp.tap | | off |\n';
    const specs = specsWith({ 'statecharts/lamp.table.yaml': table, 'site/messages/en/home.yaml': 'hello: Hello\n' });
    const diagrams = mkdtempSync(join(tmpdir(), 'machines-'));
    writeFileSync(join(diagrams, 'README.md'), '# Written by hand\n');
    expect(run('--specs', specs, '--diagrams', diagrams)).toMatchObject({ status: 0, errors: '' });
    expect(readFileSync(join(diagrams, 'lamp/README.md'), 'utf8')).toContain('off --> off : lamp.tap');
    expect(run('--specs', specs, '--diagrams', diagrams, '--check').status).toBe(0);
    rmSync(join(specs, 'statecharts/lamp.table.yaml'));
    expect(run('--specs', specs, '--diagrams', diagrams, '--check').errors).toMatch(/lamp\/README\.md is stray/);
    run('--specs', specs, '--diagrams', diagrams);
    expect(Object.keys(everyFile(diagrams))).toEqual(['README.md']);
  });

  it('removes what no spec makes any more, and leaves other files alone', () => {
    const specs = greetings();
    run('--specs', specs);
    rmSync(join(specs, 'site/messages/en/away.yaml'));
    writeFileSync(join(specs, 'generated/own.gen.ts'), 'export const own = 1;\n');
    expect(run('--specs', specs).out).toMatch(/^removed +.*away\.gen\.ts\nunchanged/);
    expect(Object.keys(everyFile(join(specs, 'generated')))).toEqual([join('messages', 'en', 'home.gen.ts'), 'own.gen.ts']);
  });

  it('reports everything that is wrong at once and writes nothing', () => {
    const specs = specsWith({
      'site/messages/en/away.yaml': "fine: yes, fine\nbad: '{'\n",
      'site/messages/en/home.yaml': "worse: '{n, time}'\n",
      'site/odd.yaml': 'a: 1\n',
    });
    const { status, out, errors } = run('--specs', specs);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(errors).toMatch(
      /away\.yaml:2:6 .*\n.*home\.yaml:1:8 .*\n.*odd\.yaml:1:1 .*\n3 things are wrong in .*Nothing was written\.\n$/,
    );
    expect(() => readdirSync(join(specs, 'generated'))).toThrow('ENOENT');
  });
});

describe('npm run gen -- --check', () => {
  it('passes while the files are fresh', () => {
    const specs = greetings();
    run('--specs', specs);
    expect(run('--check', '--specs', specs)).toEqual({ status: 0, out: 'All 2 generated files are fresh.\n', errors: '' });
  });

  it('names each stale, missing and stray file with the command to run, and writes nothing', () => {
    const specs = greetings();
    run('--specs', specs);
    appendFileSync(join(specs, 'site/messages/en/home.yaml'), 'again: Again\n');
    writeFileSync(join(specs, 'site/messages/en/new.yaml'), 'here: Here\n');
    rmSync(join(specs, 'site/messages/en/away.yaml'));
    const before = everyFile(specs);
    const { status, errors } = run('--check', '--specs', specs);
    expect(status).toBe(1);
    expect(errors).toMatch(
      /away\.gen\.ts is stray: no spec makes it\.\n.*home\.gen\.ts is stale\.\n.*new\.gen\.ts is missing\.\nRun `npm run gen -- --specs .*` and commit what it writes\.\n$/,
    );
    expect(everyFile(specs)).toEqual(before);
  });
});

it('says with --help what it does, and does nothing', () => {
  expect(run('--help')).toMatchObject({
    status: 0,
    errors: '',
    out: expect.stringMatching(/^Usage: duneline-codegen \[--specs DIR\]/),
  });
});

describe('a wrong call', () => {
  it.each([
    ['an unknown option', ['--chekc'], 2, /^Unknown option '--chekc'\. Usage: /],
    ['an option without its value', ['--specs'], 2, /^Option '--specs <value>' argument missing\. Usage: /],
    ['a word that is no option', ['specs'], 2, /^Unexpected argument 'specs'\. .*Usage: /],
    [
      'a directory that is not there',
      ['--specs', '/nowhere/specs'],
      1,
      /^There is no specs directory at \/nowhere\/specs\. Name one with --specs DIR\.\n$/,
    ],
    ['a directory without specs', ['--specs', specsWith({ 'README.md': '' })], 1, /^There are no specs in /],
    [
      'an output directory that holds the specs',
      ['--specs', todoSpecs, '--out', join(todoSpecs, '..')],
      1,
      /^The output directory .* holds the specs\./,
    ],
  ])('with %s is answered with one sentence', (_, args, status, expected) => {
    const result = run(...args);
    expect(result).toMatchObject({ status, out: '', errors: expect.stringMatching(expected) });
    expect(result.errors.trim().split('\n')).toHaveLength(1);
  });
});
