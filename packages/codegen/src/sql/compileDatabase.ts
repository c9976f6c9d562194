import type { PGlite } from '@electric-sql/pglite';
import type { Finding } from '../finding.ts';
import type { Catalog } from './catalog.ts';
import { readCatalog } from './catalog.ts';
import type { CompiledBody } from './compileFunction.ts';
import { compileFunction } from './compileFunction.ts';
import { compileTable } from './compileTable.ts';
import { Declarations } from './declarations.ts';
import { compileExpression } from './expression/compileExpression.ts';
import type { Scope } from './expression/scope.ts';
import { Refusal } from './expression/scope.ts';
import { createPlatform, executeFiles } from './loadDatabase.ts';
import { printDatabase } from './print/database.ts';
import { printFunction, printSchema } from './print/schema.ts';
import { printSeed } from './print/seed.ts';
import { findRecursions } from './recursion.ts';
import { readSeed } from './seed.ts';
import { readSupabaseSql, SqlFailure } from './source.ts';
import { loadParser } from './tree.ts';

/** The names of the files that {@link compileDatabase} writes the text of. */
type DatabaseFile = 'schema.gen.ts' | 'seed.gen.ts' | 'database.gen.ts';

/** The generated texts, absent when the SQL does not run, and what is wrong with the SQL. */
export interface CompiledDatabase {
  readonly files: Readonly<Partial<Record<DatabaseFile, string>>>;
  readonly findings: readonly Finding[];
}

/**
 * Compiles a Supabase project's migrations and seed (`supabaseDir/migrations/*.sql`, `supabaseDir/seed.sql`) to TypeScript:
 * Postgres itself runs them, its catalog is read back, and policies, checks, defaults and SQL functions become functions.
 * What has no twin is a finding with file and line.
 */
export async function compileDatabase(supabaseDir: string): Promise<CompiledDatabase> {
  await loadParser();
  let db: PGlite | undefined;
  try {
    const { migrations, seed } = readSupabaseSql(supabaseDir);
    db = await createPlatform();
    await executeFiles(db, seed === undefined ? migrations : [...migrations, seed]);
    return await compileLoaded(db, new Declarations(migrations));
  } catch (error) {
    if (error instanceof SqlFailure) return { files: {}, findings: [error.finding] };
    throw error;
  } finally {
    await db?.close();
  }
}

function scopeOf(catalog: Catalog): Scope {
  const columns = new Map(
    catalog.tables.map((table) => [table.name, new Map(table.columns.map((column) => [column.name, column.type]))]),
  );
  const keys = (name: string) => catalog.tables.find((table) => table.name === name)?.indexes ?? [];
  return {
    compile: compileExpression,
    relations: new Map(),
    args: new Map(),
    functionName: undefined,
    uses: { tables: new Set(), functions: new Set() },
    schema: {
      columnsOf: (table) => columns.get(table),
      uniqueKeysOf: (table) =>
        keys(table).flatMap((index) =>
          index.predicate === null && !index.columns.includes(null) ? [index.columns.filter((name) => name !== null)] : [],
        ),
      findFunction: (schema, name) => catalog.functions.find((routine) => routine.schema === schema && routine.name === name),
      isEnum: (type) => type in catalog.enums,
    },
  };
}

async function compileFunctions(db: PGlite, catalog: Catalog, scope: Scope, declarations: Declarations) {
  const compiled = new Map<string, CompiledBody & { readonly isSecurityDefiner: boolean }>();
  const texts: string[] = [];
  const findings: Finding[] = [];
  for (const routine of catalog.functions) {
    const name = `${routine.schema}.${routine.name}`;
    if (routine.returns === 'trigger') continue;
    try {
      if (compiled.has(name)) throw new Refusal(`${name} is overloaded. Give each function a name of its own.`);
      const body = await compileFunction(db, routine, scope);
      compiled.set(name, { ...body, isSecurityDefiner: routine.isSecurityDefiner });
      texts.push(printFunction(routine, body, declarations.textOf('function', routine.name)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      findings.push(declarations.finding(`function ${name}: ${error.message}`, ['function', routine.name]));
    }
  }
  return { compiled, texts, findings };
}

async function compileLoaded(db: PGlite, declarations: Declarations): Promise<CompiledDatabase> {
  const catalog = await readCatalog(db);
  const scope = scopeOf(catalog);
  const tables = catalog.tables.map((table) => compileTable(table, scope, declarations));
  const functions = await compileFunctions(db, catalog, scope, declarations);
  const recursions = findRecursions(tables, functions.compiled).map(({ table, policy, path }) =>
    declarations.finding(
      `policy ${table}.${policy}: the policy reads ${path.join(', which reads ')}, and Postgres refuses such a circle (42P17). Ask a security definer function instead.`,
      ['policy', `${table}.${policy}`],
    ),
  );
  const others = catalog.others.map(({ kind, name }) =>
    declarations.finding(
      `${kind} ${name} is not compiled. Use a table, a function or an edge function.`,
      ['other', name],
      ['trigger', name],
    ),
  );
  return {
    files: {
      'schema.gen.ts': printSchema(catalog.enums, tables, functions.texts),
      'seed.gen.ts': printSeed(await readSeed(db, catalog.tables)),
      'database.gen.ts': printDatabase(catalog),
    },
    findings: [...tables.flatMap((table) => table.findings), ...functions.findings, ...recursions, ...others],
  };
}
