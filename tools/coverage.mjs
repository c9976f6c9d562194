// Test coverage of the specs' operations: `check` compares the record with the specs, `settle` the last test run with the record.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changes, settled } from '../tests/coverage/compare.ts';
import { exceptions } from '../tests/coverage/exceptions.ts';
import { gaps } from '../tests/coverage/gaps.ts';
import { readPlaywright, readStories, readVitest } from '../tests/coverage/readReports.ts';
import { recordOf } from '../tests/coverage/Record.ts';
import { report } from '../tests/coverage/report.ts';
import { wanted } from '../tests/coverage/wanted.ts';
import { CommandError, root } from './run.mjs';
import { repeatedReport } from './test/reports.mjs';

const recordFile = join(root, 'tests/coverage/record.json');
const reportFile = 'test-results/coverage.md';

/** @throws {CommandError} that lists everything in the specs that no test covers */
export function checkCoverage() {
  const found = gaps(readRecord(), wanted(), exceptions);
  if (found.length > 0) {
    throw new CommandError(
      `The tests leave something of the specs out.\n${listed(found)}\nTest it and run \`npm test -- --update\`, or explain it in tests/coverage/exceptions.ts.`,
    );
  }
}

/**
 * Compares a complete run with the record, or updates it, and writes the matrix to test-results/coverage.md.
 * @throws {CommandError} that lists differences
 */
export function settleCoverage({ update = false } = {}) {
  const run = {
    tests: [...readRepeated(readVitest, 'unit').values()].flat(),
    pages: new Map([...readRepeated(readStories, 'visual'), ...readRepeated(readPlaywright, 'e2e')]),
  };
  const record = readRecord();
  const seen = recordOf(settled(run, record));
  writeFileSync(join(root, reportFile), report(seen, wanted()));
  process.stdout.write(`What the tests saw answered: ${reportFile}\n`);
  if (update) return writeFileSync(recordFile, `${JSON.stringify(seen, null, 1)}\n`);
  const found = changes(run, record);
  if (found.length > 0) {
    throw new CommandError(
      `tests/coverage/record.json is not what this run saw.\n${listed(found)}\nIf that is meant, run \`npm test -- --update\`.`,
    );
  }
}

/** The sightings of a stage by test; those of a repeated test replace the ones of its first, failed run. */
function readRepeated(read, stage) {
  const files = [stage, repeatedReport(stage)].map((name) => `test-results/${name}.json`);
  return new Map(files.filter((file) => existsSync(join(root, file))).flatMap((file) => [...read(file)]));
}

function readRecord() {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}

function listed(lines) {
  const more = lines.length > 40 ? `\n  … and ${lines.length - 40} more` : '';
  return (
    lines
      .slice(0, 40)
      .map((line) => `  ${line}`)
      .join('\n') + more
  );
}
