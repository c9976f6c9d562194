// `npm test [-- STAGE…] [--update]`: runs all tests, or stages: check unit packages live storybook visual e2e. After each stage, what
// failed is run once more, alone: what passes then is unstable, what fails twice fails the run. `npm test -- failed` runs the last
// failures again, `npm test -- changed [--since REVISION]` what changes since then (HEAD: what is not committed) can affect;
// `npm test -- visual [--update] [--only forms-slider,…]` compares or accepts screenshots; `--only` names files for the other
// stages; `--chromatic` uses Chromatic.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { affectedBy, changedFiles } from './changed.mjs';
import { settleCoverage } from './coverage.mjs';
import { command, CommandError, readOptions, root } from './run.mjs';
import { mostUnstable, repeatFailed } from './test/repeatFailed.mjs';
import { results } from './test/reports.mjs';
import { attempt, stages } from './test/stages.mjs';

/** The last failures by stage, in the form that `--only` accepts. */
const failedFile = join(results, 'failed.json');
/** The unstable checks of the last run, with their first errors. */
const unstableFile = join(results, 'unstable.json');
/** Minutes of each stage in the last complete run with `--update`. */
const minutesFile = join(root, 'tests/minutes.json');
/** By stage: its outcome. @type {Map<string, Awaited<ReturnType<typeof repeatFailed>>>} */
const outcomes = new Map();

const sum = (key) => [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0);
/** The unstable checks of all stages so far. */
const readUnstable = () =>
  [...outcomes].flatMap(([stage, { unstable }]) => unstable.map(({ title, error }) => ({ stage, title, error })));

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // not written yet
  }
}

/** Runs a stage, and what failed of it once more. @returns {Promise<number>} its minutes */
async function runStage(name, options) {
  const unstable = readUnstable().length;
  const started = Date.now();
  process.stdout.write(`\n── ${name}\n`);
  const outcome = await repeatFailed(
    (mode) => attempt(name, { ...options, ...mode }),
    (failures) => {
      const isWorth = unstable + failures.length <= mostUnstable;
      const words = isWorth ? 'what failed, once more' : `more than ${mostUnstable} checks failed, so they are not repeated`;
      process.stdout.write(`\n── ${name}: ${words}\n${list(failures)}`);
      return isWorth;
    },
  );
  outcomes.set(name, outcome);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`── ${name} took ${seconds} s\n`);
  return Number((seconds / 60).toFixed(1));
}

const list = (failures, mark = '') => failures.map(({ title, error }) => `  ${mark}${title}: ${error}\n`).join('');

/** The summary: failed and unstable checks, and the minutes of each stage beside the recorded ones. */
function printSummary(minutes) {
  for (const { failures } of outcomes.values()) process.stdout.write(list(failures, 'failed: '));
  for (const { unstable } of outcomes.values()) process.stdout.write(list(unstable, 'unstable, passed when repeated alone: '));
  const before = readJson(minutesFile);
  const lines = Object.entries(minutes).map(
    ([name, took]) => `  ${name}: ${took} min${before[name] === undefined ? '' : ` (recorded: ${before[name]})`}`,
  );
  process.stdout.write(`Minutes of each stage:\n${lines.join('\n')}\n`);
}

/** Stores what failed, for `npm test -- failed`. */
function storeFailed() {
  const failed = [...outcomes].flatMap(([name, { problem, failures }]) => {
    const only = failures.every((failure) => failure.only) ? failures.map((failure) => failure.only) : [];
    return problem ? [[name, [...new Set(only)]]] : [];
  });
  if (failed.length === 0) return rmSync(failedFile, { force: true });
  writeFileSync(failedFile, JSON.stringify(Object.fromEntries(failed), null, 1));
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
  const minutes = {};
  // An update writes the coverage record before `check` compares it with the specs.
  const late = options.update ? names.filter((name) => name === 'check') : [];
  const problems = () => [...outcomes].flatMap(([name, { problem }]) => (problem ? [`${name}: ${problem.message}`] : []));
  const others = [];
  const run = async (name) => {
    minutes[name] = await runStage(name, { ...options, only: (chosen?.[name] ?? only?.split(',') ?? []).filter(Boolean) });
  };
  for (const name of names.filter((one) => !late.includes(one))) await run(name);
  if (isWhole && problems().length === 0) {
    try {
      settleCoverage(options);
    } catch (error) {
      others.push(`coverage: ${error.message}`);
    }
  }
  for (const name of late) await run(name);
  const unstable = readUnstable();
  const skipped = sum('skipped');
  if (skipped > 0) others.push(`${skipped} tests were skipped; a test runs or is deleted.`);
  if (unstable.length > mostUnstable) others.push(`${unstable.length} checks are unstable; at most ${mostUnstable} may be.`);
  const all = [...problems(), ...others];
  if (isWhole && options.update && all.length === 0) writeFileSync(minutesFile, `${JSON.stringify(minutes, null, 1)}\n`);
  writeFileSync(unstableFile, `${JSON.stringify(unstable, null, 1)}\n`);
  // Repeated at the end of a long log.
  if (isWhole || all.length > 0 || unstable.length > 0) printSummary(minutes);
  storeFailed();
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  if (all.length > 0) throw new CommandError(`The tests did not pass.\n${all.map((problem) => `  ${problem}`).join('\n')}`);
});
