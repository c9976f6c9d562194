import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { displayPath } from '../yaml/readYaml.ts';
import type { RawStatement } from './tree.ts';
import { parseSql } from './tree.ts';

/** A `.sql` file with its parsed statements. */
export interface SqlFile {
  /** The path in findings. */
  readonly path: string;
  readonly text: string;
  readonly statements: readonly SqlStatement[];
}

export interface SqlStatement {
  readonly file: SqlFile;
  readonly node: NonNullable<RawStatement['stmt']>;
  /** Offset of the first token in characters. */
  readonly start: number;
  readonly text: string;
}

/** Thrown when SQL cannot be read or executed; contains the position. */
export class SqlFailure extends Error {
  override readonly name = 'SqlFailure';
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(`${finding.file}:${finding.line}:${finding.column} ${finding.message}`);
    this.finding = finding;
  }
}

/** A finding at a character offset of a file. */
export function findingAt(file: { readonly path: string; readonly text: string }, offset: number, message: string): Finding {
  const before = file.text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  return { file: file.path, line: before.split('\n').length, column: before.length - lineStart + 1, message };
}

/** Converts the parser's UTF-8 byte offsets to character offsets. */
export function characterOffset(text: string, byteOffset: number): number {
  return Buffer.from(text, 'utf8').subarray(0, byteOffset).toString('utf8').length;
}

function cursorOf(error: unknown): number {
  const details = error instanceof Error && 'sqlDetails' in error ? error.sqlDetails : undefined;
  if (typeof details !== 'object' || details === null || !('cursorPosition' in details)) return 0;
  return typeof details.cursorPosition === 'number' ? details.cursorPosition : 0;
}

/**
 * Parses one file.
 * @throws {@link SqlFailure} for a syntax error
 */
function parseSqlFile(path: string, text: string): SqlFile {
  const file = { path, text, statements: [] as SqlStatement[] };
  try {
    for (const raw of parseSql(text).stmts ?? []) {
      if (raw.stmt === undefined) continue;
      const start = characterOffset(text, raw.stmt_location ?? 0);
      const end = raw.stmt_len === undefined ? text.length : characterOffset(text, (raw.stmt_location ?? 0) + raw.stmt_len);
      file.statements.push({ file, node: raw.stmt, start, text: text.slice(start, end) });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SqlFailure(findingAt(file, cursorOf(error), `${reason}. Correct the SQL.`));
  }
  return file;
}

/**
 * The SQL of a Supabase project: migrations in order of their names, and the seed files.
 * @throws {SqlFailure} if a file does not parse, or there are no migrations
 */
export function readSupabaseSql(
  directory: string,
  seedPaths: readonly string[],
): { readonly migrations: SqlFile[]; readonly seed: SqlFile[] } {
  const read = (path: string) => parseSqlFile(displayPath(path), readFileSync(path, 'utf8'));
  const folder = join(directory, 'migrations');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  if (names.length === 0) {
    const message = 'No migrations here. Put the SQL of the tables into migrations/<timestamp>_<name>.sql.';
    throw new SqlFailure({ file: displayPath(folder), line: 1, column: 1, message });
  }
  return { migrations: names.toSorted().map((name) => read(join(folder, name))), seed: seedPaths.map(read) };
}
