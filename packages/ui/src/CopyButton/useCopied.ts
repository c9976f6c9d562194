import { useEffect, useState } from 'react';

/** The result of the last copy (a success is reset after `shownFor`), and a function that copies. */
export function useCopied(write: (text: string) => Promise<void>, shownFor: number) {
  const [told, setTold] = useState<'copied' | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (told !== 'copied') return undefined;
    const timer = setTimeout(() => setTold(null), shownFor);
    return () => clearTimeout(timer);
  }, [told, attempt, shownFor]);
  const copy = async (text: string): Promise<boolean> => {
    setAttempt((before) => before + 1);
    try {
      await write(text);
      setTold('copied');
      return true;
    } catch {
      setTold('failed');
      return false;
    }
  };
  return [told, copy] as const;
}
