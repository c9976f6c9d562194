// `npm test [-- STAGE…] [--update]`: runs all tests, or stages: check unit packages live storybook visual e2e. `npm test -- failed`
// runs the last failures again, `npm test -- changed [--since REVISION]` what changes since then (HEAD: what is not committed) can
// affect; `npm test -- visual [--update] [--only forms-slider,…]` compares or accepts screenshots; `--only` names files for unit
// and e2e; `--chromatic` uses Chromatic.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { affectedBy, changedFiles } from './changed.mjs';
import { sendToChromatic } from './chromatic.mjs';
import { settleCoverage } from './coverage.mjs';
import { embeddedOnly, withProject } from './live.mjs';
import { command, CommandError, readOptions, root, run } from './run.mjs';
import { visitsSite } from '../tests/visual/pages/visitsSite.ts';
import { buildStorybook } from './storybook.mjs';
import { readPlaywright, readVisual, readVitest } from './testReports.mjs';

const results = join(root, 'test-results');
/** The last failures by stage, in the form that `--only` accepts. */
const failedFile = join(results, 'failed.json');
/** Minutes of each stage in the last complete run with `--update`. */
const minutesFile = join(root, 'tests/minutes.json');
/** By stage: the outcome of its report. @type {Map<string, import('./testReports.mjs').Outcome>} */
const outcomes = new Map();

const stages = {
  async check() {
    await run('npm', ['run', 'lint', '--silent']);
    await run('npm', ['run', 'check', '--silent']);
  },
  unit: ({ only = [] }) => vitest('unit', ['--project', 'unit', '--project', 'dom', ...only], { CONTRACT_URL: '' }),
  packages: () => reported('packages', readVitest, () => turbo('//#test:packages')),
  async live() {
    process.stdout.write(
      `Not for a live project, as they look inside the embedded one:\n${embeddedOnly()
        .map((file) => `  ${file}\n`)
        .join('')}`,
    );
    // One file after another: all files use the same admin, and each second factor that she passes ends her other aal1 sessions.
    await withProject((env) => vitest('live', ['--project', 'unit', '--no-file-parallelism', 'tests/contract/live'], env));
  },
  storybook: () => vitest('storybook', ['--project', 'storybook']),
  async visual({ update, only = [], chromatic }) {
    if (chromatic) return sendToChromatic();
    if (visitsSite(only)) await buildSite();
    await buildStorybook();
    const args = [...(update ? ['--update'] : []), ...(only.length > 0 ? ['--only', only.join()] : [])];
    await reported('visual', readVisual, () => run('node', ['tests/visual/run.ts', ...args]));
  },
  async e2e({ only = [] }) {
    await buildSite();
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'e2e.json') };
    await reported('e2e', readPlaywright, () => run('playwright', ['test', ...only], { env }));
  },
};

/** Runs a task, or takes what it made from the cache. */
const turbo = (task) => run('turbo', ['run', task, '--output-logs=errors-only', '--log-prefix=none']);

const buildSite = () => turbo('build');

const vitest = (name, args, env = {}) =>
  reported(name, readVitest, () =>
    run(
      'vitest',
      ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, `${name}.json`)}`],
      {
        env,
      },
    ),
  );

/** Runs a stage's runner and stores its outcome, whether it passes or not. */
async function reported(name, read, action) {
  rmSync(join(results, `${name}.json`), { force: true });
  try {
    await action();
  } finally {
    const outcome = read(name);
    if (outcome) outcomes.set(name, outcome);
  }
}

const sum = (key) => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // not written yet
  }
}

/**
 * The summary of a failed run: failed tests, minutes of each stage beside the recorded ones, and the command to run them again.
 */
function printFailures(failed, minutes) {
  for (const { failures } of outcomes.values()) for (const { title } of failures) process.stdout.write(`  failed: ${title}\n`);
  const before = readJson(minutesFile);
  const lines = Object.entries(minutes).map(
    ([name, took]) => `  ${name}: ${took} min${before[name] === undefined ? '' : ` (recorded: ${before[name]})`}`,
  );
  process.stdout.write(`Minutes of each stage:\n${lines.join('\n')}\n`);
  writeFileSync(failedFile, JSON.stringify(failed, null, 1));
  process.stdout.write('Only the failures again: npm test -- failed\n');
}

/** By stage, what `--only` takes, where a word stands for a choice of stages: what failed last, or what a change can affect. */
function chooseStages(words, since) {
  if (words.join() === 'failed') {
    const failed = readJson(failedFile);
    if (Object.keys(failed).length === 0) throw new CommandError('Nothing failed in the last run.');
    return failed;
  }
  if (words.join() === 'changed') {
    const { looks, journeys } = affectedBy(changedFiles(since));
    return {
      check: [],
      unit: ['--changed', since],
      packages: [], // turbo says whether they have changed
      ...(looks.length > 0 && { visual: looks }),
      ...(journeys.length > 0 && { e2e: journeys }),
    };
  }
  const unknown = words.find((name) => !(name in stages));
  if (unknown)
    throw new CommandError(
      `There is no test stage "${unknown}". Stages: ${Object.keys(stages).join(', ')}; and "failed", "changed".`,
    );
  return undefined;
}

await command(async (args) => {
  const known = { words: true, update: 'flag', only: 'value', since: 'value', chromatic: 'flag' };
  const { words, only, since = 'HEAD', ...options } = readOptions(args, known);
  const chosen = chooseStages(words, since);
  process.env.PW_CHROMIUM = await findBrowser();
  mkdirSync(results, { recursive: true });

  const isWhole = words.length === 0;
  const named = chosen ? Object.keys(chosen) : words;
  const names = isWhole ? Object.keys(stages) : named;
  const problems = [];
  const failed = {};
  const minutes = {};
  const attempt = async (name, action) => {
    try {
      await action();
    } catch (error) {
      problems.push(`${name}: ${error.message}`);
      failed[name] = [...new Set((outcomes.get(name)?.failures ?? []).map((failure) => failure.only))];
    }
  };
  const runStage = async (name) => {
    const started = Date.now();
    process.stdout.write(`\n── ${name}\n`);
    await attempt(name, () => stages[name]({ ...options, only: chosen?.[name] ?? only?.split(',') }));
    minutes[name] = Number(((Date.now() - started) / 60_000).toFixed(1));
    process.stdout.write(`── ${name} took ${Math.round((Date.now() - started) / 1000)} s\n`);
  };
  // An update writes the coverage record before `check` compares it with the specs.
  const late = options.update ? names.filter((name) => name === 'check') : [];
  for (const name of names.filter((one) => !late.includes(one))) await runStage(name);
  if (isWhole && problems.length === 0) await attempt('coverage', () => settleCoverage(options));
  for (const name of late) await runStage(name);
  const skipped = sum('skipped');
  if (skipped > 0) problems.push(`${skipped} tests were skipped; a test runs or is deleted.`);
  if (isWhole && options.update && problems.length === 0) writeFileSync(minutesFile, `${JSON.stringify(minutes, null, 1)}\n`);
  delete failed.coverage;
  // Repeated at the end of a long log.
  if (problems.length > 0) printFailures(failed, minutes);
  else rmSync(failedFile, { force: true });
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  if (problems.length > 0)
    throw new CommandError(`The tests did not pass.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
});
