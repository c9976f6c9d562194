import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The value of a field for dates or times, which is none while a segment is deleted. React Aria keeps the old value meanwhile, and with
 * it the other segments.
 */
export function useCompleteValue<Value>(
  value: Value | null | undefined,
  defaultValue: Value | null | undefined,
  onChange: ((value: Value | null) => void) | undefined,
) {
  const [held, setHeld] = useState<Value | null>(null);
  const latest = useRef<Value | null>(value ?? defaultValue ?? null); // what React Aria has
  const incomplete = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (value) latest.current = value;
  }, [value]);
  return {
    value: value === null ? held : value,
    change: (next: Value | null) => {
      latest.current = next;
      if (next === null) incomplete.current.clear();
      const isComplete = incomplete.current.size === 0;
      setHeld(isComplete ? null : next);
      if (isComplete) onChange?.(next);
    },
    /** Called when a segment of one of its parts, such as the end of a range, is deleted, and when that part is complete again. */
    markIncomplete: (part: string, isIncomplete: boolean) => {
      const wasComplete = incomplete.current.size === 0;
      if (isIncomplete) incomplete.current.add(part);
      else incomplete.current.delete(part);
      const isComplete = incomplete.current.size === 0;
      if (isComplete === wasComplete) return;
      setHeld(isComplete ? null : latest.current);
      onChange?.(isComplete ? latest.current : null);
    },
  };
}
