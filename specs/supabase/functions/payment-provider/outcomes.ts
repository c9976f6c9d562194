/** The outcomes that the simulated provider's page offers, as values of its buttons. */
export const outcomes = ['succeeded', 'challenge', 'failed', 'refused', 'abandoned', 'slow', 'late', 'duplicate'] as const;

export type Outcome = (typeof outcomes)[number];
