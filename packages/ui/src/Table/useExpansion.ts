import { useMemo } from 'react';
import { useControlled } from '../state/useControlled.ts';
import { readKeys } from './readKeys.ts';
import type { TableProps } from './TableProps.ts';

/** The expanded rows. */
export function useExpansion<Row>({ expandedKeys, defaultExpandedKeys, onExpandedChange }: TableProps<Row>) {
  const given = useMemo(() => readKeys(expandedKeys), [expandedKeys]);
  const [expanded, setExpanded] = useControlled<ReadonlySet<string>>(
    given,
    () => readKeys(defaultExpandedKeys) ?? none,
    (keys) => onExpandedChange?.(new Set(keys)),
  );
  const expand = (key: string, isExpanded: boolean) => {
    const next = new Set(expanded);
    if (isExpanded) next.add(key);
    else next.delete(key);
    setExpanded(next);
  };
  return { expanded, expand };
}

const none: ReadonlySet<string> = new Set();
