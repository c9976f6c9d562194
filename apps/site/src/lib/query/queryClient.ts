import { queryRetries, queryRetryDelayMs } from '@duneline/machines';
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { scheduleRetry } from '../remote/failedQueries.ts';
import { repeatOvertakenReads } from './repeatOvertakenReads.ts';
import { isTimedOut, isTokenExpired, isTransient } from './ServiceError.ts';

const MINUTE_MS = 60_000;

// Before the next paint, as a control shows what was chosen while it is saved; TanStack Query's own way is a timer, which lets the
// control jump back for a moment.
notifyManager.setScheduler(queueMicrotask);

/**
 * The query cache of the guarded areas (spec §9): entries expire after 5 minutes without a reader; three retries with backoff up
 * to 30 s. Whoever has waited for the time limit is told at once. Failing queries are then passed to the connection notice, which
 * retries them. Refused requests are not retried, except once with a new token.
 * @param isOpen whether queries may be sent
 */
export function createQueryClient(isOpen = () => true): QueryClient {
  const unanswered = new Map<string, () => void>();
  const settle = (hash: string) => {
    unanswered.get(hash)?.();
    unanswered.delete(hash);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (_, { queryHash }) => settle(queryHash),
      onError(error, query) {
        console.error('The backend did not answer as expected.', error);
        if (!isTransient(error) || unanswered.has(query.queryHash)) return;
        unanswered.set(
          query.queryHash,
          scheduleRetry(async () => isOpen() && query.fetch({ ...query.options, retry: false }), error),
        );
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => console.error('The backend did not accept a change.', error) }),
    defaultOptions: {
      queries: {
        enabled: isOpen,
        gcTime: 5 * MINUTE_MS,
        staleTime: MINUTE_MS / 2,
        retry: (failures, error) =>
          isTokenExpired(error) ? failures === 0 : failures < queryRetries && isTransient(error) && !isTimedOut(error),
        retryDelay: queryRetryDelayMs,
        networkMode: 'always', // the embedded backend responds without a network, and failed requests report themselves
      },
      // Only the user may repeat a change.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  repeatOvertakenReads(client);
  return client;
}
