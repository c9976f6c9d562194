import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundRecords } from '../../lib/areas/FoundRecord.ts';

/** How long to wait for further keystrokes, in milliseconds. */
const PAUSE_MS = 200;
/** Shorter texts are in almost every record. */
const SHORTEST = 2;

/**
 * The records for a text that is being typed: only for exactly this text, so that Enter never opens what an earlier search found.
 */
export function useFoundRecords(text: string, find: (text: string, signal: AbortSignal) => Promise<FoundRecords>) {
  const wanted = text.trim();
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isShort = wanted.length < SHORTEST;
  const isCurrent = !isShort && settled === wanted;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['found', settled],
    queryFn: ({ signal }) => find(settled, signal),
    enabled: isCurrent,
    staleTime: 0, // nothing invalidates it
  });
  return {
    found: isCurrent ? data?.records : undefined,
    isPending: !isShort && (!isCurrent || isFetching),
    isShort,
    isFailed: isCurrent && (isError || data?.isIncomplete === true),
  };
}
