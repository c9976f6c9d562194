import { useEffect, useState } from 'react';

/**
 * The given time, or the clock's, updated every 30 seconds, in milliseconds. `undefined` in the first render, so that server and
 * browser agree.
 */
export function useNow(given: number | undefined): number | undefined {
  const [now, setNow] = useState<number>();
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return undefined;
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, 30_000);
    return () => clearInterval(timer);
  }, [isGiven]);
  return given ?? now;
}
