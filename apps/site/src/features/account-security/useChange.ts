import { useState } from 'react';
import { authSentence, weakPasswordSentences } from '../../lib/backend/authSentence.ts';
import { useSecurity } from './securityContext.ts';

export interface Change {
  readonly isPending: boolean;
  /** The error for the user: one sentence, and the reasons for a weak password. */
  readonly problem: readonly string[] | null;
  /** Runs an action, reads the settings again, and then calls `done`, so that the next step finds nothing pending. */
  readonly run: <T>(act: () => Promise<T>, done?: (value: T) => void) => Promise<void>;
  /** Runs an action that leaves this page. */
  readonly leave: (act: () => Promise<void>) => Promise<void>;
}

/** The state of an account change: pending, then done or failed. */
export function useChange(): Change {
  const { refresh } = useSecurity();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Change['problem']>(null);

  async function leave(act: () => Promise<void>) {
    if (isPending) return;
    setProblem(null);
    setIsPending(true);
    try {
      await act();
    } catch (error) {
      setProblem([authSentence(error), ...weakPasswordSentences(error)]);
    } finally {
      setIsPending(false);
    }
  }

  return {
    isPending,
    problem,
    leave,
    run: (act, done) =>
      leave(async () => {
        const value = await act();
        await refresh();
        done?.(value);
      }),
  };
}
