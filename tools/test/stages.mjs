// The stages of `npm test`. Each runs its checks and leaves its report in test-results/.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { visitsSite } from '../../tests/visual/pages/visitsSite.ts';
import { sendToChromatic } from '../chromatic.mjs';
import { embeddedOnly, withProject } from '../live.mjs';
import { withProgress } from '../progress.mjs';
import { run } from '../run.mjs';
import { buildStorybook } from '../storybook.mjs';
import { readPlaywright, readVisual, readVitest, repeatedReport, results, unhandledReport } from './reports.mjs';

/**
 * How a stage runs. `only`: the checks to run, all of them when it is empty; `report`: the name of its report; `isRepeated`: with one
 * worker.
 * @typedef {{ only: string[], report: string, isRepeated: boolean, update?: boolean, chromatic?: boolean }} Mode
 */

/** By name: `run` runs a stage's checks, `read` reads the report that they leave. */
export const stages = {
  check: {
    async run() {
      await withProgress('lint', () => run('npm', ['run', 'lint', '--silent']));
      await withProgress('check', () => run('npm', ['run', 'check', '--silent']));
    },
  },
  unit: {
    read: readVitest,
    run: (mode) => vitest(['--project', 'unit', '--project', 'dom'], mode, { CONTRACT_URL: '' }),
  },
  packages: {
    read: readVitest,
    // Turbo does not repeat what has passed.
    run: (mode) =>
      mode.isRepeated || mode.only.length > 0 ? vitest(['--project', 'packages'], mode) : turbo('//#test:packages', 'packages'),
  },
  live: {
    read: readVitest,
    async run(mode) {
      process.stdout.write(
        `Not for a live project, as they look inside the embedded one:\n${embeddedOnly()
          .map((file) => `  ${file}\n`)
          .join('')}`,
      );
      const only = mode.only.length > 0 ? mode.only : ['tests/contract/live'];
      // One file after another: all files use the same admin, and each second factor that she passes ends her other aal1 sessions.
      await withProject((env) => vitest(['--project', 'unit', '--no-file-parallelism'], { ...mode, only }, env));
    },
  },
  storybook: { read: readVitest, run: (mode) => vitest(['--project', 'storybook'], mode) },
  visual: {
    read: readVisual,
    async run({ only, report, isRepeated, update, chromatic }) {
      if (chromatic) return sendToChromatic();
      if (visitsSite(only)) await buildSite();
      await withProgress('the Storybook is built', buildStorybook);
      await run('node', [
        'tests/visual/run.ts',
        '--report',
        report,
        ...(update ? ['--update'] : []),
        ...(only.length > 0 ? ['--only', only.join()] : []),
        ...(isRepeated ? ['--workers', '1'] : []),
      ]);
    },
  },
  e2e: {
    read: readPlaywright,
    async run({ only, report, isRepeated }) {
      await buildSite();
      const alone = isRepeated ? ['--workers', '1', '--output', join(results, report)] : [];
      await run('playwright', ['test', ...alone, ...only], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, `${report}.json`) },
      });
    },
  },
};

/**
 * Runs a stage and reads its report.
 * @param {string} name
 * @param {Omit<Mode, 'report'>} mode
 * @returns {Promise<import('./repeatFailed.mjs').Attempt>} with `problem` when it did not pass
 */
export async function attempt(name, mode) {
  const repeated = repeatedReport(name);
  const report = mode.isRepeated ? repeated : name;
  for (const one of [report, repeated]) {
    for (const file of [one, unhandledReport(one)]) rmSync(join(results, `${file}.json`), { force: true });
  }
  let problem;
  try {
    await stages[name].run({ ...mode, report });
  } catch (error) {
    problem = error;
  }
  return { ...(stages[name].read?.(report) ?? { passed: 0, failed: 0, skipped: 0, failures: [] }), problem };
}

/** Runs a task, or takes what it made from the cache. */
const turbo = (task, words) =>
  withProgress(words, () => run('turbo', ['run', task, '--output-logs=errors-only', '--log-prefix=none']));

const buildSite = () => turbo('build', 'the site is built');

const vitest = (args, { only, report, isRepeated }, env = {}) =>
  run(
    'vitest',
    [
      'run',
      ...args,
      ...only,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/test/vitestReporter.mjs',
      `--outputFile.json=${join(results, `${report}.json`)}`,
      ...(isRepeated ? ['--maxWorkers', '1'] : []),
    ],
    { env },
  );
