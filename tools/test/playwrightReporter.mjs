// A reporter for Playwright: says how far the run is.
import { startProgress } from '../progress.mjs';

/** @implements {import('@playwright/test/reporter').Reporter} */
export default class PlaywrightReporter {
  #done = 0;
  #endProgress;

  onBegin(_, suite) {
    const total = suite.allTests().length;
    this.#endProgress = startProgress(() => `${this.#done} of ${total} journeys`);
  }

  onTestEnd() {
    this.#done += 1;
  }

  onEnd() {
    this.#endProgress?.();
  }

  printsToStdio() {
    return false; // as the list reporter does
  }
}
