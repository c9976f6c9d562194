import { useState } from 'react';
import { authSentence, weakPasswordSentences } from '../../lib/backend/authSentence.ts';
import { useSecurity } from './securityContext.ts';

export interface Change {
  readonly isPending: boolean;
  /** What went wrong, for a person: one sentence, and what a weak password lacks. */
  readonly problem: readonly string[] | null;
  /** Does it, reads the settings again, and only then goes on to `done`: the next step finds nothing pending. */
  readonly run: <T>(act: () => Promise<T>, done?: (value: T) => void) => Promise<void>;
  /** Does what leaves this page. */
  readonly leave: (act: () => Promise<void>) => Promise<void>;
}

/** A change of the account: pending, then done, or refused in a sentence. */
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
