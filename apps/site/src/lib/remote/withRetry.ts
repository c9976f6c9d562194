import { queryRetries, queryRetryDelayMs } from '@duneline/machines';

/**
 * Runs a query and repeats it on failure, on the schedule of the query-retry statechart (spec §9). For queries without a visible
 * state.
 * @param mayRepeat whether the query may succeed after this error
 * @throws the error of the last attempt
 */
export async function withRetry<T>(ask: () => Promise<T>, mayRepeat = (_error: unknown): boolean => true): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (failures === queryRetries || !mayRepeat(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, queryRetryDelayMs(failures)));
    }
  }
}
