/** Everything that the page of the simulated provider can do with a payment, the pressed button's value. */
export const outcomes = ['succeeded', 'challenge', 'failed', 'refused', 'abandoned', 'slow', 'late', 'duplicate'] as const;

export type Outcome = (typeof outcomes)[number];
