// Reads what the runners leave in test-results/: how many tests passed, which failed, and how each is named to run it again.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: { title: string, only: string }[] }} Outcome */

/** The outcome of a Vitest report. */
export function readVitest(name) {
  const report = read(name);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failuresOfFile),
    }
  );
}

/** The failed tests of a file: its name, the test and the first line of the reason. */
function failuresOfFile({ name, message, assertionResults }) {
  const only = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [{ only, title: `${only}: ${message.split('\n')[0]}` }];
  return failed.map(({ fullName, failureMessages }) => ({
    only,
    title: `${only} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`,
  }));
}

/** The outcome of the stage `visual`, whose failures begin with the story or the page. */
export function readVisual(name) {
  const report = read(name);
  return (
    report && {
      passed: report.passed,
      failed: report.failures.length,
      skipped: 0,
      failures: report.failures.map((title) => ({ title, only: /^[\w-]+/.exec(title)?.[0] ?? '' })),
    }
  );
}

/** The outcome of a Playwright report. */
export function readPlaywright(name) {
  const report = read(name);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failuresOfSuite) };
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line }) => ({ only: `${file}:${line}`, title: `tests/e2e/${file}:${line} › ${title}` }));
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function read(name) {
  try {
    return JSON.parse(readFileSync(join(root, 'test-results', `${name}.json`), 'utf8'));
  } catch {
    return undefined; // the runner died before it could write; its own error is on the screen
  }
}
