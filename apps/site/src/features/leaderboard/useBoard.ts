import { useEffect, useState } from 'react';
import { askNow, tellTrouble } from '../../lib/remote/trouble.ts';
import { whenIdle } from '../../lib/start/whenIdle.ts';
import type { Board } from './Board.ts';
import { PATH, readQuery } from './boardQuery.ts';

interface Answer {
  readonly address: string;
  readonly board: Board;
}

/**
 * The ranking that the address asks for. The page begins with the one it was made with, asks for that of now at rest, and keeps
 * showing the last one until another has come. When the backend does not answer, a notice says so, and it is asked again (`tellTrouble`).
 */
export function useBoard(made: Board | null, address: string) {
  const [answer, setAnswer] = useState<Answer | null>(made && { address: PATH, board: made });
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    let release = () => {};
    const ask = async () => {
      const { readBoard } = await import('./readBoard.ts');
      const board = await readBoard(readQuery(new URLSearchParams(address.split('?')[1])));
      if (isLeft) return;
      setAnswer({ address, board });
      setFailed(null);
    };
    const begin = async () => {
      if (made && address === PATH) await whenIdle(); // what the page was made with is there already
      if (isLeft) return;
      try {
        await ask();
      } catch (error) {
        if (isLeft) return;
        console.warn('The backend did not answer with the ranking.', error);
        setFailed(address);
        release = tellTrouble(ask, error);
      }
    };
    void begin();
    return () => {
      isLeft = true;
      release();
    };
  }, [made, address]);
  /** Whether the board is the one that is asked for, be it of now or of when the page was made. */
  const isShown = answer?.address === address;
  return { board: answer?.board ?? null, isShown, isFailed: failed === address && !isShown, retry: askNow };
}
