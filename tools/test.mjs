// `npm test [-- STAGE…] [--update]`: every kind of test that the project has; stages: check unit live storybook visual e2e.
// `npm test -- visual [--update] [--only forms-slider,…]` compares or accepts pictures; `--chromatic` sends them to Chromatic.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser } from './browser.mjs';
import { sendToChromatic } from './chromatic.mjs';
import { settleCoverage } from './coverage.mjs';
import { embeddedOnly, withProject } from './live.mjs';
import { command, CommandError, readOptions, root, run } from './run.mjs';
import { buildStorybook } from './storybook.mjs';

const results = join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const failedTests = [];

const stages = {
  async check() {
    await run('npm', ['run', 'lint', '--silent']);
    await run('npm', ['run', 'check', '--silent']);
  },
  unit: () => vitest('unit', ['--project', 'unit', '--project', 'dom'], { CONTRACT_URL: '' }),
  async live() {
    process.stdout.write(
      `Not for a live project, as they look inside the embedded one:\n${embeddedOnly()
        .map((file) => `  ${file}\n`)
        .join('')}`,
    );
    await withProject((env) => vitest('live', ['--project', 'unit', 'tests/contract/live'], env));
  },
  storybook: (options) => vitest('storybook', ['--project', 'storybook', ...(options.update ? ['--update'] : [])]),
  async visual({ update, only, chromatic }) {
    if (chromatic) return sendToChromatic();
    await buildSite();
    await buildStorybook();
    await visual([...(update ? ['--update'] : []), ...(only ? ['--only', only] : [])]);
  },
  async e2e() {
    await buildSite();
    await playwright('e2e');
  },
};

const buildSite = () => run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']);

async function vitest(name, args, env = {}) {
  const outputFile = join(results, `${name}.json`);
  try {
    await run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`], { env });
  } finally {
    const report = readReport(outputFile);
    if (report) {
      add({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      });
      failedTests.push(...failuresOf(report));
    }
  }
}

async function visual(args) {
  try {
    await run('node', ['tests/visual/run.ts', ...args]);
  } finally {
    const report = readReport(join(results, 'visual.json'));
    if (report) {
      add({ passed: report.passed, failed: report.failures.length, skipped: 0 });
      failedTests.push(...report.failures);
    }
  }
}

/** The failed tests of a Vitest report, a line each: file, name and the first line of the reason. */
function failuresOf(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [`${file}: ${message.split('\n')[0]}`];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  });
}

async function playwright(name) {
  const outputFile = join(results, `${name}.json`);
  try {
    await run('playwright', ['test'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile } });
  } finally {
    const stats = readReport(outputFile)?.stats;
    if (stats) add({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it could write; its own error is on the screen
  }
}

function add(counts) {
  for (const [key, count] of Object.entries(counts)) totals[key] += count;
}

await command(async (args) => {
  const options = readOptions(args, { words: true, update: 'flag', only: 'value', chromatic: 'flag' });
  const unknown = options.words.find((name) => !(name in stages));
  if (unknown) throw new CommandError(`There is no test stage "${unknown}". Stages: ${Object.keys(stages).join(', ')}.`);
  process.env.PW_CHROMIUM = await findBrowser();
  mkdirSync(results, { recursive: true });
  for (const name of Object.keys(stages)) rmSync(join(results, `${name}.json`), { force: true });

  const failures = [];
  const attempt = async (name, action) => {
    try {
      await action();
    } catch (error) {
      failures.push(`${name}: ${error.message}`);
    }
  };
  const runStage = async (name) => {
    const started = Date.now();
    process.stdout.write(`\n── ${name}\n`);
    await attempt(name, () => stages[name](options));
    process.stdout.write(`── ${name} took ${Math.round((Date.now() - started) / 1000)} s\n`);
  };
  const isWhole = options.words.length === 0;
  const names = isWhole ? Object.keys(stages) : options.words;
  // An update writes the record of what was answered before `check` holds it against the specs.
  const late = options.update ? names.filter((name) => name === 'check') : [];
  for (const name of names.filter((one) => !late.includes(one))) await runStage(name);
  if (isWhole && failures.length === 0) await attempt('coverage', () => settleCoverage(options));
  for (const name of late) await runStage(name);
  process.stdout.write(
    `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}\n`,
  );
  // Said again at the end: what a long log shows last is what its reader sees.
  for (const failed of failedTests) process.stdout.write(`  failed: ${failed}\n`);
  if (totals.skipped > 0) failures.push(`${totals.skipped} tests were skipped; a test runs or is deleted.`);
  if (failures.length > 0)
    throw new CommandError(`The tests did not pass.\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
});
