/** Whether the auth service was out of reach, so that the same call may succeed later (spec §8, retryable fetch); as auth-js names it. */
export function isRetryable(error: unknown): boolean {
  return fieldOf(error, 'name') === 'AuthRetryableFetchError';
}

/** A field of an error that may be anything. */
export function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
