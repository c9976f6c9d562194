import { useEffect, useState } from 'react';

/** The seconds until a time (epoch ms), counted down; 0 when it has passed, or without one. */
export function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(Date.now);
  const seconds = moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (moment === null) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
