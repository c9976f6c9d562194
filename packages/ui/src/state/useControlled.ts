import { useState } from 'react';

/** A value that the caller controls, or else the component's own state, which starts with `initial`, made once if a function makes it. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value | (() => Value),
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(initial);
  const set = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, set] as const;
}
