import { useEffect, useState } from 'react';

/**
 * The time in milliseconds: what is given, or the clock, read every 30 seconds. `undefined` in the first render, so that the server and the
 * browser say the same.
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
