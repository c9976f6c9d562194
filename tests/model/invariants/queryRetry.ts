import type { Invariants } from '../moment.ts';

export const queryRetry: Invariants = {
  'three-retries': ({ after }) => after.context.failures <= 4 && after.hasTag('failed') === (after.context.failures === 4),
  'failed-has-a-reason': ({ after }) => !after.hasTag('failed') || after.context.error !== null,
};
