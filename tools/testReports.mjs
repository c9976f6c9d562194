// Reads the runners' reports in test-results/: numbers of tests, and failures with the names to run them again.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: { title: string, only: string }[] }} Outcome */

/** Reads a Vitest report. */
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

/** The failed tests of a file: file, test and the first line of the error. */
function failuresOfFile({ name, message, assertionResults }) {
  const only = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [{ only, title: `${only}: ${message.split('\n')[0]}` }];
  return failed.map(({ fullName, failureMessages }) => ({
    only,
    title: `${only} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`,
  }));
}

/** Reads the report of the stage `visual`, whose failures start with the story or page. */
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

/** Reads a Playwright report. */
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
    return undefined; // the runner crashed before writing it; its error has been printed
  }
}
