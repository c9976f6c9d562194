import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BackendSpec, StatechartTable } from '@duneline/specs/contract';
import { compileSite } from '../site/compileSite.ts';
import type { YamlSource } from '../yaml/source.ts';
import { displayPath, readYaml } from '../yaml/readYaml.ts';
import type { SpecFacts } from './facts.ts';
import { presentMigrations } from './presentMigrations.ts';
import { readPasswords } from './readPasswords.ts';
import type { SourceText } from './SourceText.ts';

/**
 * Loads everything that rules compare.
 * @param outDir the generated files, which must be fresh because the seed's rows are read from there
 */
export async function readFacts(specsDir: string, outDir: string): Promise<SpecFacts> {
  const texts = (pattern: string): SourceText[] =>
    globSync(pattern, { cwd: specsDir })
      .toSorted()
      .map((path) => ({ file: displayPath(join(specsDir, path)), text: readFileSync(join(specsDir, path), 'utf8') }));
  const read = new Map<string, YamlSource | undefined>();
  const yaml = (path: string): YamlSource | undefined => {
    if (!read.has(path)) read.set(path, readYaml(join(specsDir, `${path}.yaml`)));
    return read.get(path);
  };
  const yamls = (pattern: string): YamlSource[] =>
    globSync(pattern, { cwd: specsDir })
      .toSorted()
      .flatMap((path) => readYaml(join(specsDir, path)) ?? []);
  const generated = async (name: string): Promise<Readonly<Record<string, unknown>>> => {
    const path = join(outDir, name);
    return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Record<string, unknown>) : {};
  };
  const [{ seed }, { enums, tables, platform, functions }, { operations }, { statecharts }] = await Promise.all([
    generated('seed.gen.ts'),
    generated('schema.gen.ts'),
    generated('operations.gen.ts'),
    generated('statecharts.gen.ts'),
  ]);
  const { rows, users } = (seed ?? { rows: {}, users: [] }) as BackendSpec['seed'];
  const specs = { ...(tables as BackendSpec['tables']), ...(platform as BackendSpec['platform']) };
  return {
    site: compileSite(specsDir).facts,
    yaml,
    documents: yamls('http/*.openapi.yaml'),
    messages: yamls('site/messages/*/*.yaml'),
    content: [...yamls('site/content/*.yaml'), ...yamls('site/ar/**/*.yaml')],
    migrations: presentMigrations(texts('supabase/migrations/*.sql')),
    seeds: texts('supabase/{seed.sql,seeds/*.sql}'),
    functions: texts('supabase/functions/**/*.ts').filter(({ file }) => !file.endsWith('.test.ts')),
    config: texts('supabase/config.toml')[0],
    screens: texts('../apps/site/src/screens.ts')[0],
    enums: (enums ?? {}) as SpecFacts['enums'],
    rows: (table) => rows[table] ?? [],
    users,
    hasPassword: readPasswords(yaml('personas'), users),
    columns: Object.fromEntries(Object.entries(specs).map(([name, { columns }]) => [name, columns.map((column) => column.name)])),
    routines: Object.keys(functions ?? {}),
    operations: (operations ?? []) as BackendSpec['operations'],
    edgeFunctions: texts('supabase/functions/*/handler.ts').map(({ file }) => basename(dirname(file))),
    scenarios: yamls('scenarios/*.yaml'),
    statecharts: Object.values((statecharts ?? {}) as Readonly<Record<string, StatechartTable>>),
  };
}
