#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compileStatecharts } from '../compileStatecharts.ts';
import { diffTables } from './diffTables.ts';
import { findAffectedFiles } from './findAffectedFiles.ts';

const FOLDER = 'specs/statecharts';

/** Prints the behavioral changes of the statecharts since a revision, and the files that may break. */
async function main(revision: string | undefined): Promise<number> {
  const before = revision === undefined ? undefined : await tablesAt(revision);
  if (!before) {
    console.error(
      `There is no revision "${revision ?? ''}" here. Name a commit, a branch or a tag that \`git log\` knows, e.g. --diff HEAD~1.`,
    );
    return 1;
  }
  const { tables, findings } = await compileStatecharts(FOLDER);
  if (findings.length > 0) {
    console.error(`The statecharts do not compile (\`npm run gen\` says where), so they cannot be compared.`);
    return 1;
  }
  const changes = diffTables(before, tables);
  for (const change of changes) {
    console.log(`${change.machine}: ${change.text}`);
    for (const reader of findAffectedFiles('.', change)) console.log(`  may break: ${reader}`);
  }
  console.log(
    changes.length === 0
      ? `No statechart differs in meaning from ${revision}.`
      : `${changes.length} differences from ${revision}.`,
  );
  return 0;
}

/** The tables at a revision; `undefined` if there is no such revision. */
async function tablesAt(revision: string) {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'));
  try {
    for (const path of git('ls-tree', '--name-only', '-r', revision, '--', `${FOLDER}/`).split('\n').filter(Boolean)) {
      writeFileSync(join(folder, basename(path)), git('show', `${revision}:${path}`));
    }
    return (await compileStatecharts(folder)).tables;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

process.exitCode = await main(process.argv[2]);
