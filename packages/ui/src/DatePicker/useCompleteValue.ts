import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The value of a date field, which is none while a segment is deleted. React Aria keeps the old value meanwhile, and with it the
 * other segments.
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
    /** Called when a segment of one of its dates is deleted, and when that date is complete again. */
    markIncomplete: (date: string, isIncomplete: boolean) => {
      const wasComplete = incomplete.current.size === 0;
      if (isIncomplete) incomplete.current.add(date);
      else incomplete.current.delete(date);
      const isComplete = incomplete.current.size === 0;
      if (isComplete === wasComplete) return;
      setHeld(isComplete ? null : latest.current);
      onChange?.(isComplete ? latest.current : null);
    },
  };
}
