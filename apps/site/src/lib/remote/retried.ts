import { queryRetries, queryRetryDelayMs } from '@duneline/machines';

/**
 * Asks, and again after each failure by the schedule of the query-retry statechart (spec §9), for what nobody waits for.
 * @throws what the last attempt failed with.
 */
export async function retried<T>(ask: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask();
    } catch (error) {
      if (failures === queryRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, queryRetryDelayMs(failures)));
    }
  }
}
