import type { PGlite } from '@electric-sql/pglite';
import type { Finding } from '../finding.ts';
import type { Catalog, CatalogFunction, CatalogTable } from './catalog.ts';
import type { CompiledBody } from './compileFunction.ts';
import { compileFunction, implementationBody } from './compileFunction.ts';
import { compileJobs } from './compileJobs.ts';
import { Declarations } from './declarations.ts';
import { compileExpression } from './expression/compileExpression.ts';
import type { Scope } from './expression/scope.ts';
import { UnsupportedSqlError } from './expression/scope.ts';
import { compileDerived } from './expression/select.ts';
import { createPlatform, executeProject } from './loadDatabase.ts';
import { printAccess } from './print/access.ts';
import { printDatabase } from './print/database.ts';
import { printFunction, printSchema } from './print/schema.ts';
import { printSeed } from './print/seed.ts';
import { printSettings } from './print/settings.ts';
import { readBuckets } from './project/buckets.ts';
import type { SupabaseConfig } from './project/config.ts';
import { readConfig } from './project/config.ts';
import type { Implementations } from './project/implementations.ts';
import { findImplementations } from './project/implementations.ts';
import { readCatalog } from './readCatalog.ts';
import { findRecursions } from './recursion.ts';
import { readSeed } from './seed.ts';
import { readSupabaseSql, SqlFailure } from './source.ts';
import { compileTable } from './table/compileTable.ts';
import { compileUserTrigger } from './table/triggers.ts';
import { loadParser } from './tree.ts';

/** Names of the generated files. */
type DatabaseFile = 'schema.gen.ts' | 'seed.gen.ts' | 'settings.gen.ts' | 'database.gen.ts';

/** The generated files (missing if the SQL fails), and findings. */
export interface CompiledDatabase {
  readonly files: Readonly<Partial<Record<DatabaseFile, string>>>;
  /** Who reaches what, as Markdown. */
  readonly access?: string;
  readonly findings: readonly Finding[];
}

/**
 * Compiles a Supabase project (`supabaseDir/config.toml`, `migrations/*.sql`, the seed, `implementations/*.ts`) to TypeScript:
 * Postgres runs the SQL, its catalog is read, and policies, checks, defaults and SQL functions become functions. Unsupported SQL
 * is a finding with file and line.
 * @param outDir the output directory, to which imports of implementations are relative
 */
export async function compileDatabase(supabaseDir: string, outDir: string): Promise<CompiledDatabase> {
  await loadParser();
  const config = readConfig(supabaseDir);
  let db: PGlite | undefined;
  try {
    const sql = readSupabaseSql(supabaseDir, config.seedPaths);
    db = await createPlatform();
    await executeProject(db, sql);
    return await compileLoaded(db, config, new Declarations(sql.migrations), findImplementations(supabaseDir), outDir);
  } catch (error) {
    if (error instanceof SqlFailure) return { files: {}, findings: [...config.findings, error.finding] };
    throw error;
  } finally {
    await db?.close();
  }
}

const keyOfTable = ({ schema, name }: CatalogTable): string => (schema === 'public' ? name : `${schema}.${name}`);

function scopeOf(catalog: Catalog): Scope {
  const tables = new Map([...catalog.tables, ...catalog.platform].map((table) => [keyOfTable(table), table]));
  const columns = new Map(
    [...tables].map(([key, table]) => [key, new Map(table.columns.map((column) => [column.name, column.type]))]),
  );
  return {
    compile: compileExpression,
    select: compileDerived,
    relations: new Map(),
    derived: new Map(),
    args: new Map(),
    functionName: undefined,
    uses: { tables: new Set(), functions: new Set() },
    schema: {
      columnsOf: (name) => columns.get(name),
      uniqueKeysOf: (name) =>
        (tables.get(name)?.indexes ?? []).flatMap((index) =>
          index.isUnique && index.predicate === null && !index.columns.includes(null)
            ? [index.columns.filter((column) => column !== null)]
            : [],
        ),
      isIndexed: (name, column) =>
        tables.get(name)?.indexes.some((index) => index.predicate === null && index.columns.includes(column)) === true ||
        tables.get(name)?.constraints.some(({ kind, columns: own }) => kind === 'f' && own?.includes(column)) === true,
      findFunction: (schema, name) => catalog.functions.find((routine) => routine.schema === schema && routine.name === name),
      isEnum: (type) => type in catalog.enums,
    },
  };
}

/** What to write instead of an unsupported feature. */
function insteadOf(kind: string): string {
  if (kind === 'view' || kind === 'materialized view')
    return 'Make it a function: create function … returns table (…) language sql stable, which a client calls with rpc() and filters like a table.';
  return 'Use a table, a function or an edge function.';
}

const functionKey = ({ schema, name }: CatalogFunction): string => (schema === 'public' ? name : `${schema}.${name}`);

async function compileFunctions(
  db: PGlite,
  catalog: Catalog,
  scope: Scope,
  declarations: Declarations,
  implementations: Implementations,
) {
  const compiled = new Map<string, CompiledBody & { readonly isSecurityDefiner: boolean }>();
  const texts: string[] = [];
  const findings: Finding[] = [];
  for (const routine of catalog.functions) {
    const name = `${routine.schema}.${routine.name}`;
    if (routine.returns === 'trigger') continue;
    const implementation = implementations.use(functionKey(routine));
    try {
      if (compiled.has(name)) throw new UnsupportedSqlError(`${name} is overloaded. Give each function a name of its own.`);
      const body =
        implementation === undefined
          ? await compileFunction(db, routine, scope)
          : implementationBody(routine, implementation, scope);
      compiled.set(name, { ...body, isSecurityDefiner: routine.isSecurityDefiner });
      const comment = implementation === undefined ? declarations.textOf('function', routine.name) : undefined;
      texts.push(printFunction(routine, body, comment));
    } catch (error) {
      if (!(error instanceof UnsupportedSqlError)) throw error;
      const way =
        implementation === undefined ? ` Or write its implementation: supabase/implementations/${functionKey(routine)}.ts.` : '';
      findings.push(declarations.finding(`function ${name}: ${error.message}${way}`, ['function', routine.name]));
    }
  }
  return { compiled, texts, findings };
}

function compileUserTriggers({ userTriggers }: Catalog, declarations: Declarations, implementations: Implementations) {
  const texts: string[] = [];
  const findings: Finding[] = [];
  for (const trigger of userTriggers) {
    try {
      texts.push(...compileUserTrigger(trigger, implementations));
    } catch (error) {
      if (!(error instanceof UnsupportedSqlError)) throw error;
      const name = `auth.users.${trigger.name}`;
      findings.push(declarations.finding(`trigger ${name}: ${error.message}`, ['trigger', name]));
    }
  }
  return { texts, findings };
}

async function compileLoaded(
  db: PGlite,
  config: SupabaseConfig,
  declarations: Declarations,
  implementations: Implementations,
  outDir: string,
): Promise<CompiledDatabase> {
  const { buckets, findings: bucketFindings } = await readBuckets(db, config);
  const catalog = await readCatalog(db);
  const scope = scopeOf(catalog);
  const compile = (table: CatalogTable) => compileTable(table, scope, declarations, implementations);
  const [tables, platform] = [catalog.tables.map(compile), catalog.platform.map(compile)];
  const functions = await compileFunctions(db, catalog, scope, declarations, implementations);
  const users = compileUserTriggers(catalog, declarations, implementations);
  const jobs = compileJobs(catalog, declarations);
  const recursions = findRecursions([...tables, ...platform], functions.compiled).map(({ table, policy, path }) =>
    declarations.finding(
      `policy ${table}.${policy}: the policy reads ${path.join(', which reads ')}, and Postgres refuses such a circle (42P17). Ask a security definer function instead.`,
      ['policy', `${table}.${policy}`],
    ),
  );
  const others = catalog.others.map(({ kind, name }) =>
    declarations.finding(`${kind} ${name} is not compiled. ${insteadOf(kind)}`, ['other', name], ['trigger', name]),
  );
  const parts = {
    enums: catalog.enums,
    tables,
    platform,
    functions: functions.texts,
    userTriggers: users.texts,
    jobs: jobs.compiled,
    implementations: implementations.imports(outDir),
  };
  return {
    files: {
      'schema.gen.ts': printSchema(parts),
      'seed.gen.ts': printSeed(await readSeed(db, catalog.tables)),
      'settings.gen.ts': printSettings({ maxRows: config.maxRows, auth: config.auth, edgeRuntime: config.edgeRuntime, buckets }),
      'database.gen.ts': printDatabase(catalog),
    },
    access: printAccess(catalog, buckets),
    findings: [
      ...config.findings,
      ...bucketFindings,
      ...[...tables, ...platform].flatMap((table) => table.findings),
      ...functions.findings,
      ...users.findings,
      ...jobs.findings,
      ...recursions,
      ...others,
      ...implementations.findings(new Set(catalog.functions.map(functionKey))),
    ],
  };
}
