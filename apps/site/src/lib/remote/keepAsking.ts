import { whenIdle } from '../start/whenIdle.ts';
import { tellTrouble } from './trouble.ts';

interface Asking<T> {
  /** The page has something to show meanwhile, so that asking waits until it is at rest. */
  readonly isPatient: boolean;
  readonly onAnswer: (answer: T) => void;
  readonly onFailure?: () => void;
}

/** Asks the backend; while it does not answer, a notice says so and it is asked again (`tellTrouble`). @returns what ends that. */
export function keepAsking<T>(ask: () => Promise<T>, { isPatient, onAnswer, onFailure }: Asking<T>): () => void {
  let isLeft = false;
  let release = () => {};
  const askOnce = async () => {
    const answer = await ask();
    if (!isLeft) onAnswer(answer);
  };
  const begin = async () => {
    if (isPatient) await whenIdle();
    if (isLeft) return;
    try {
      await askOnce();
    } catch (error) {
      if (isLeft) return;
      console.warn('The backend did not answer; the page stays as it was made.', error);
      onFailure?.();
      release = tellTrouble(askOnce, error);
    }
  };
  void begin();
  return () => {
    isLeft = true;
    release();
  };
}
