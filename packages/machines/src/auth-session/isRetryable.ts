import { fieldOf } from '../effects/fieldOf.ts';

/**
 * Whether the auth service was unreachable, so that the same call may succeed later (spec §8, retryable fetch); named as in
 * auth-js.
 */
export function isRetryable(error: unknown): boolean {
  return fieldOf(error, 'name') === 'AuthRetryableFetchError';
}
