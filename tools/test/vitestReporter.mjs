// A reporter for Vitest: says how far the run is, and reports errors outside of the tests, which the JSON report leaves out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { startProgress } from '../progress.mjs';
import { unhandledReport } from './reports.mjs';

/** @implements {import('vitest/node').Reporter} */
export default class VitestReporter {
  #report;
  #endProgress;
  #files = 0;
  #tests = 0;

  onInit({ config: { outputFile } }) {
    this.#report = outputFile?.json;
  }

  onTestRunStart(files) {
    this.#endProgress = startProgress(() => `${this.#files} of ${files.length} files, ${this.#tests} tests`);
  }

  onTestModuleEnd() {
    this.#files += 1;
  }

  onTestCaseResult() {
    this.#tests += 1;
  }

  onTestRunEnd(_, errors) {
    this.#endProgress?.();
    if (errors.length === 0 || !this.#report) return;
    const { dir, name } = parse(this.#report);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, `${unhandledReport(name)}.json`), JSON.stringify(errors.map(({ message }) => message)));
  }
}
