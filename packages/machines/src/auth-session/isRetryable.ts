import { fieldOf } from '../effects/fieldOf.ts';

/** Whether the auth service was out of reach, so that the same call may succeed later (spec §8, retryable fetch); as auth-js names it. */
export function isRetryable(error: unknown): boolean {
  return fieldOf(error, 'name') === 'AuthRetryableFetchError';
}
