import { initialQueryRetryView, type QueryRetryEvent, type QueryRetryView } from '@duneline/machines';
import { createFlow } from '../flow/createFlow.ts';

/** Runs a failed query again; rejects if it fails again. */
type Query = () => Promise<unknown>;

const failedQueries = new Set<Query>();

/** The retry state of the whole page, with one shared schedule (spec §9). Its machine loads on the first failure. */
const flow = createFlow<QueryRetryView, QueryRetryEvent>({
  initial: initialQueryRetryView(),
  load: () => import('./failedQueries.actor.ts'),
});

export const useRetryState = flow.useView;
export const retryNow = () => flow.send({ type: 'query.start' });

/** Adds a failed query to the shared retry schedule. @returns a function that removes it */
export function scheduleRetry(ask: Query, error: unknown): () => void {
  failedQueries.add(ask);
  flow.send({ type: 'query.failed', error });
  return () => {
    if (failedQueries.delete(ask) && failedQueries.size === 0) flow.send({ type: 'query.cancel' });
  };
}

/** Runs all failed queries at once. @throws when any of them fails again */
export async function runFailedQueries(): Promise<void> {
  const asked = await Promise.allSettled([...failedQueries].map((ask) => ask().then(() => failedQueries.delete(ask))));
  if (failedQueries.size > 0) throw asked.find(({ status }) => status === 'rejected') ?? new Error('Something failed meanwhile.');
}
