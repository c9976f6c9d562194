import { whenIdle } from '../start/whenIdle.ts';
import { scheduleRetry } from './failedQueries.ts';

interface QueryOptions<T> {
  /** Defer the first request until the page is idle: prerendered content is already visible. */
  readonly isDeferred: boolean;
  readonly onAnswer: (answer: T) => void;
  readonly onFailure?: () => void;
}

/**
 * Runs the query and retries until it succeeds, showing the connection notice meanwhile.
 * @returns a function that cancels the query
 */
export function queryWithRetry<T>(ask: () => Promise<T>, { isDeferred, onAnswer, onFailure }: QueryOptions<T>): () => void {
  let isLeft = false;
  let release = () => {};
  const askOnce = async () => {
    const answer = await ask();
    if (!isLeft) onAnswer(answer);
  };
  const begin = async () => {
    if (isDeferred) await whenIdle();
    if (isLeft) return;
    try {
      await askOnce();
    } catch (error) {
      if (isLeft) return;
      console.warn('The backend did not answer; the page stays as it was made.', error);
      onFailure?.();
      release = scheduleRetry(askOnce, error);
    }
  };
  void begin();
  return () => {
    isLeft = true;
    release();
  };
}
