import { useState } from 'react';

/** A value that the caller holds, or the component from `initial` on when the caller gives none. */
export function useControlled<Value>(given: Value | undefined, initial: Value, onChange: ((value: Value) => void) | undefined) {
  const [own, setOwn] = useState(initial);
  const set = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, set] as const;
}
