#!/usr/bin/env node
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkConsistency } from './consistency/checkConsistency.ts';
import type { Finding } from './finding.ts';
import { ownCommand } from './emit/header.ts';
import { generate } from './generate.ts';
import { compareOutput, writeFiles, type FileState } from './output.ts';
import { displayPath } from './yaml/readYaml.ts';

const USAGE = 'Usage: duneline-codegen [--specs DIR] [--out DIR] [--diagrams DIR] [--docs DIR] [--check]';
const HELP = `${USAGE}

Compiles the specs of DIR (default: specs) to TypeScript in --out (default: generated in that directory).
--diagrams also writes DIR/<statechart>/README.md: each flow as a Mermaid diagram and in words.
--docs also writes DIR/access.md: who reaches which rows and columns of the database.
--check writes nothing, and fails when a generated file is not what the specs make, or when two specs contradict each other. What the specs may hold: the README of @duneline/codegen.
In the repository of duneline-kit: npm run gen -- [the same options].`;

interface Options {
  readonly help: boolean;
  readonly check: boolean;
  readonly specs: string;
  readonly out: string;
  /** The directory for drawings of statecharts, if given. */
  readonly diagrams: string | undefined;
  /** The directory for the access matrix, if given. */
  readonly docs: string | undefined;
  /** The command that updates what `check` reports. */
  readonly command: string;
}

/** @throws for an unknown option, or one without its value */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      specs: { type: 'string' },
      out: { type: 'string' },
      diagrams: { type: 'string' },
      docs: { type: 'string' },
    },
  });
  const specs = resolve(values.specs ?? 'specs');
  const given = (['specs', 'out'] as const).flatMap((name) => (values[name] === undefined ? [] : [`--${name} ${values[name]}`]));
  return {
    help: values.help,
    check: values.check,
    specs,
    out: resolve(values.out ?? join(specs, 'generated')),
    diagrams: values.diagrams === undefined ? undefined : resolve(values.diagrams),
    docs: values.docs === undefined ? undefined : resolve(values.docs),
    command: ownCommand(given),
  };
}

/** Why these directories cannot be used, if so. */
function complaint({ specs, out }: Options): string | undefined {
  if (!existsSync(specs) || !statSync(specs).isDirectory()) {
    return `There is no specs directory at ${displayPath(specs)}. Name one with --specs DIR.`;
  }
  if (existsSync(out) && !statSync(out).isDirectory()) return `${displayPath(out)} is no directory. Name one with --out DIR.`;
  // Generated files without a spec are deleted from the output directory, so it must contain nothing else.
  if (!relative(out, specs).startsWith('..')) {
    return `The output directory ${displayPath(out) || '.'} holds the specs. Name one of its own with --out DIR.`;
  }
  return undefined;
}

function reportFindings(findings: readonly Finding[], specs: string): number {
  const sorted = findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
  for (const { file, line, column, message } of sorted) console.error(`${file}:${line}:${column} ${message}`);
  const count = findings.length === 1 ? '1 thing is' : `${findings.length} things are`;
  console.error(`${count} wrong in ${displayPath(specs) || specs}. Nothing was written.`);
  return 1;
}

/** An output directory, its expected files, and their states. */
interface Target {
  readonly directory: string;
  readonly files: Readonly<Record<string, string>>;
  readonly states: readonly FileState[];
}

function targetOf(directory: string, files: Target['files']): Target {
  return { directory, files, states: compareOutput(directory, files) };
}

function reportCheck(targets: readonly Target[], command: string): number {
  const states = targets.flatMap((target) => target.states.map((state) => ({ ...state, directory: target.directory })));
  const wrong = states.filter(({ state }) => state !== 'unchanged');
  for (const { directory, path, state } of wrong) {
    console.error(`${displayPath(join(directory, path))} is ${state === 'stray' ? 'stray: no spec makes it' : state}.`);
  }
  if (wrong.length > 0) console.error(`Run \`${command}\` and commit what it writes.`);
  else console.log(`All ${states.length} generated files are fresh.`);
  return wrong.length > 0 ? 1 : 0;
}

/**
 * Rules import generated files, so stale ones are first regenerated beside the output directory, where relative imports still
 * work.
 */
async function contradictionsOf(specs: string, { directory: out, files, states }: Target) {
  if (states.every(({ state }) => state === 'unchanged')) return await checkConsistency(specs, out);
  const fresh = mkdtempSync(`${out}-`);
  try {
    writeFiles(fresh, files, compareOutput(fresh, files));
    return await checkConsistency(specs, fresh);
  } finally {
    rmSync(fresh, { recursive: true });
  }
}

function write({ directory, files, states }: Target): void {
  writeFiles(directory, files, states);
  const words = { unchanged: 'unchanged', missing: 'written', stale: 'written', stray: 'removed' };
  for (const { path, state } of states) console.log(`${words[state].padEnd(9)} ${displayPath(join(directory, path))}`);
}

async function main(): Promise<number> {
  let options: Options;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}. ${USAGE}`);
    return 2;
  }
  const { help, check, specs, out } = options;
  if (help) {
    console.log(HELP);
    return 0;
  }
  const problem = complaint(options);
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  const { files, diagrams, docs, findings } = await generate(specs, out);
  if (findings.length > 0) return reportFindings(findings, specs);
  if (Object.keys(files).length === 0) {
    const advice = existsSync(join(specs, 'migrations'))
      ? `It is a project's supabase folder: name the project's folder, --specs ${displayPath(dirname(specs)) || '.'}.`
      : 'Put site/, http/, supabase/ or statecharts/ there, or name another directory with --specs DIR.';
    console.error(`There are no specs in ${displayPath(specs) || specs}. ${advice}`);
    return 1;
  }
  const compiled = targetOf(out, files);
  const beside = [[options.diagrams, diagrams], [options.docs, docs]] as const; // prettier-ignore
  const targets = [
    compiled,
    ...beside.flatMap(([directory, made]) => (directory === undefined ? [] : [targetOf(directory, made)])),
  ];
  if (check) {
    const contradictions = await contradictionsOf(specs, compiled);
    const isFresh = targets.every(({ states }) => states.every(({ state }) => state === 'unchanged'));
    const status = isFresh && contradictions.length > 0 ? 0 : reportCheck(targets, options.command);
    return contradictions.length > 0 ? reportFindings(contradictions, specs) : status;
  }
  for (const target of targets) write(target);
  return 0;
}

process.exitCode = await main();
