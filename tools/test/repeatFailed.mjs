// Runs a stage, and what failed of it once more, alone: a check fails the run when it fails twice.

/** @typedef {import('./reports.mjs').Failure} Failure */
/** The outcome of one attempt at a stage; `problem`: the error of its runner. @typedef {import('./reports.mjs').Outcome & { problem?: Error }} Attempt */

/** With more unstable checks than this, a run does not pass. */
export const mostUnstable = 10;

/**
 * Runs a stage, and its failed checks once more. What cannot be selected (a crash of the runner, an error outside of the tests)
 * is repeated with the whole stage.
 * @param {(mode: { isRepeated: boolean, only?: string[] }) => Promise<Attempt>} attempt runs the stage, or the checks of `only`
 * @param {(failures: Failure[]) => boolean} isWorthRepeating whether the run can still pass if the repetition does
 * @returns {Promise<Attempt & { unstable: Failure[] }>} `unstable`: checks that failed first and passed then
 */
export async function repeatFailed(attempt, isWorthRepeating) {
  const first = await attempt({ isRepeated: false });
  if (!first.problem) return { ...first, unstable: [] };
  const failures = first.failures.length > 0 ? first.failures : [{ title: 'the stage', error: first.problem.message }];
  if (!isWorthRepeating(failures)) return { ...first, unstable: [] };
  const isSelected = failures.every((failure) => failure.only);
  const only = [...new Set(failures.map((failure) => failure.only))];
  const second = await attempt({ isRepeated: true, ...(isSelected && { only }) });
  // A repetition that crashed says nothing of single checks.
  if (second.problem && second.failures.length === 0) return { ...first, problem: second.problem, unstable: [] };
  const failedAgain = new Set(second.failures.map(({ title }) => title));
  return {
    ...second,
    ...(isSelected && { passed: first.passed + first.failed - second.failed, skipped: first.skipped }),
    unstable: failures.filter(({ title }) => !failedAgain.has(title)),
  };
}
