import { useEffect, useState } from 'react';
import { queryWithRetry } from '../../lib/remote/queryWithRetry.ts';
import { retryNow } from '../../lib/remote/failedQueries.ts';
import type { Board } from './Board.ts';
import { PATH, readQuery } from './boardQuery.ts';

interface Answer {
  readonly address: string;
  readonly board: Board;
}

/**
 * The ranking that the address asks for. The page begins with the one it was made with, asks for that of now at rest, and keeps
 * showing the last one until another has come.
 */
export function useBoard(made: Board | null, address: string) {
  const [answer, setAnswer] = useState<Answer | null>(made && { address: PATH, board: made });
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const ask = async () => {
      const { readBoard } = await import('./readBoard.ts');
      return readBoard(readQuery(new URLSearchParams(address.split('?')[1])));
    };
    return queryWithRetry(ask, {
      isDeferred: made !== null && address === PATH,
      onAnswer: (board) => {
        setAnswer({ address, board });
        setFailed(null);
      },
      onFailure: () => setFailed(address),
    });
  }, [made, address]);
  /** Whether the board is the one that is asked for, be it of now or of when the page was made. */
  const isShown = answer?.address === address;
  return { board: answer?.board ?? null, isShown, isFailed: failed === address && !isShown, retry: retryNow };
}
