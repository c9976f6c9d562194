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
 * The ranking in the URL. Starts with the prerendered one, reads the current one when the page is idle, and shows the last one
 * while another loads.
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
  /** Whether the shown board is the requested one, current or prerendered. */
  const isShown = answer?.address === address;
  return { board: answer?.board ?? null, isShown, isFailed: failed === address && !isShown, retry: retryNow };
}
