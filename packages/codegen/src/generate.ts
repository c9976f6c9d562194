import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileBackend } from './backend/compileBackend.ts';
import { HEADER_START, header } from './emit/header.ts';
import type { Finding } from './finding.ts';
import { compileHttp } from './http/compileHttp.ts';
import { readLanguages } from './languages/readLanguages.ts';
import { compileMessages } from './messages/compileMessages.ts';
import { compileRealtime } from './realtime/compileRealtime.ts';
import { compileScenarios } from './scenarios/compileScenarios.ts';
import { compileSite } from './site/compileSite.ts';
import { compileStatecharts } from './statecharts/compileStatecharts.ts';
import { writeStatecharts } from './statecharts/docs/writeStatecharts.ts';

export interface Generated {
  /** Complete files by path in the output directory. */
  readonly files: Readonly<Record<string, string>>;
  /** Diagram and description of each statechart, by path in the directory of `--diagrams`. */
  readonly diagrams: Readonly<Record<string, string>>;
  /** Documents by path below the directory of `--docs`. */
  readonly docs: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

type Part = {
  readonly files: Readonly<Record<string, string | undefined>>;
  readonly access?: string;
  readonly findings: readonly Finding[];
};

const nothing: Part = { files: {}, findings: [] };

/** Compiles a specs directory. All parts are optional; those that exist must be valid. */
export async function generate(specsDir: string, outDir: string = join(specsDir, 'generated')): Promise<Generated> {
  const site = compileSite(specsDir);
  const { own } = readLanguages(specsDir);
  const messages = compileMessages(
    specsDir,
    site.findings.length === 0 ? { ...site.translations, [own]: site.facts } : undefined,
  );
  const http = await compileHttp(join(specsDir, 'http'), site.facts['errors'] as Readonly<Record<string, unknown>> | undefined);
  const database = await ifPresent(join(specsDir, 'supabase'), (directory) => compileDatabase(directory, outDir));
  const statechartsDir = join(specsDir, 'statecharts');
  const statecharts = existsSync(statechartsDir) ? await compileStatecharts(statechartsDir) : { ...nothing, tables: [] };
  const scenarios = compileScenarios(specsDir);
  const realtime = compileRealtime(join(specsDir, 'realtime.asyncapi.yaml'));
  const backend = compileBackend(specsDir, outDir, { ...http.files, ...database.files, ...realtime.files, ...scenarios.files });
  const parts: readonly (readonly [string, Part])[] = [
    ['specs/site', site],
    ['specs/site/messages', messages],
    ['specs/http', http],
    ['specs/supabase', database],
    ['specs/statecharts', statecharts],
    ['specs/realtime.asyncapi.yaml', realtime],
    ['specs/scenarios', scenarios],
    ['specs/http and specs/supabase', backend],
  ];
  // A project without its own contract uses that of this package.
  const contract = existsSync(join(specsDir, 'contract.ts')) ? '../contract.ts' : '@duneline/codegen/contract';
  return {
    files: Object.assign({}, ...parts.map(([sources, { files }]) => finish(files, sources, contract))),
    diagrams: writeStatecharts(statecharts.tables),
    docs: database.access === undefined ? {} : { 'access.md': database.access },
    findings: parts.flatMap(([, { findings }]) => findings),
  };
}

/** Postgres takes a second to load, so only specs with a database load it. */
async function compileDatabase(directory: string, outDir: string): Promise<Part> {
  const sql = await import('./sql/compileDatabase.ts');
  return await sql.compileDatabase(directory, outDir);
}

async function ifPresent(directory: string, compile: (directory: string) => Promise<Part>): Promise<Part> {
  return existsSync(directory) ? await compile(directory) : nothing;
}

/** Adds headers to files without one, and the path of the contract. */
function finish(files: Part['files'], sources: string, contract: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => {
      if (text === undefined) return [];
      const whole = text.startsWith(HEADER_START) ? text : header(sources) + text;
      return [[path, whole.replace("from '../contract.ts'", `from '${contract}'`)]];
    }),
  );
}
