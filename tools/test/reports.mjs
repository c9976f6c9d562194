// Reads the runners' reports in test-results/: numbers of tests, and failures with the names to run them again.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../run.mjs';

/**
 * A failed check. `title` is the same in every run, `error` is the first line of its error, and `only` selects it in `--only`; a
 * fault that belongs to no test has no `only`.
 * @typedef {{ title: string, error: string, only?: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, failures: Failure[] }} Outcome
 */

export const results = join(root, 'test-results');

/** The report of errors outside of tests, which Vitest's JSON report leaves out (vitestReporter.mjs). */
export const unhandledReport = (report) => `${report}-unhandled`;

/** The report of what failed first and was repeated. */
export const repeatedReport = (stage) => `${stage}-repeated`;

/** Reads a Vitest report. */
export function readVitest(name) {
  const report = read(name);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...report.testResults.flatMap(failuresOfFile),
        ...(read(unhandledReport(name)) ?? []).map((error) => ({ title: 'an error outside of the tests', error })),
      ],
    }
  );
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const only = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [{ only, title: only, error: firstLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    only,
    title: `${only} › ${fullName}`,
    error: firstLine(failureMessages[0]),
  }));
}

/** Reads the report of the stage `visual`, whose failures start with their story or page, if they belong to one. */
export function readVisual(name) {
  const report = read(name);
  return (
    report && {
      passed: report.passed,
      failed: report.failures.length,
      skipped: 0,
      failures: report.failures.map(({ title, story }) =>
        story === undefined
          ? { title: 'the pictures', error: title }
          : { title: story, error: firstLine(title.slice(story.length + 1)), only: story },
      ),
    }
  );
}

/** Reads a Playwright report. */
export function readPlaywright(name) {
  const report = read(name);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: [
      ...report.suites.flatMap((suite) => failuresOfSuite(suite)),
      ...report.errors.map(({ message }) => ({ title: 'an error outside of the journeys', error: firstLine(message) })),
    ],
  };
}

/** @param {string} prefix the titles of the groups that the suite is in */
function failuresOfSuite({ suites = [], specs = [] }, prefix = '') {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      only: `${file}:${line}`,
      title: `tests/e2e/${file}:${line} › ${prefix}${title}`,
      error: firstLine(tests.flatMap((test) => test.results).find(({ error }) => error)?.error.message),
    }));
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, `${prefix}${suite.title} › `))];
}

/** The first line of an error that says something, without colors. */
function firstLine(text = '') {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? 'no message';
}

function read(name) {
  try {
    return JSON.parse(readFileSync(resolve(results, `${name}.json`), 'utf8'));
  } catch {
    return undefined; // the runner crashed before writing it; its error has been printed
  }
}
