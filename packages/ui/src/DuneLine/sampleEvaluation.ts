/**
 * A sample evaluation, as gain in percent of the initial balance at each close from day 0 to 24, for drawings without a real
 * account. A page that shows it must label it as a simulated sample.
 */
export const sampleEvaluation: readonly number[] = [
  0, 0.62, 1.53, 0.98, 0.66, 1.62, 2.84, 4.15, 2.75, 2.08, 3.4, 4.35, 5.6, 6.88, 4.95, 4.04, 5.35, 6.3, 7.6, 8.52, 7.25, 6.56, 8,
  9.4, 10.5,
];
