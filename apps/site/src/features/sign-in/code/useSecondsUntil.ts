import { useEffect, useState } from 'react';

/** The whole seconds until a moment (epoch ms), counted down; 0 once it has come, and where there is none. */
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
