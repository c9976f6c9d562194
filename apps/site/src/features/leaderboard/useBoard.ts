import { useEffect, useState } from 'react';
import { whenIdle } from '../../lib/start/whenIdle.ts';
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
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      if (made && address === PATH) await whenIdle(); // what the page was made with is there already
      if (isLeft) return;
      try {
        const { readBoard } = await import('./readBoard.ts');
        const board = await readBoard(readQuery(new URLSearchParams(address.split('?')[1])));
        if (isLeft) return;
        setAnswer({ address, board });
        setFailed(null);
      } catch (error) {
        if (isLeft) return;
        console.warn('The ranking could not be read.', error);
        setFailed(address);
      }
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [made, address, attempt]);
  const isShown = answer?.address === address;
  const isFailed = failed === address;
  return {
    board: answer?.board ?? null,
    /** Whether the board is the one that is asked for, be it of now or of when the page was made. */
    isShown,
    isFailed,
    retry: () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    },
  };
}
