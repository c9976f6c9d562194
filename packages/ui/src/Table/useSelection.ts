import { useMemo, useRef } from 'react';
import { useControlled } from '../state/useControlled.ts';
import { readKeys } from './readKeys.ts';
import type { TableProps } from './TableProps.ts';

const none: ReadonlySet<string> = new Set();

/** The selected rows. `rows` must be in their visible order. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string, props: TableProps<Row>) {
  const { selectedKeys, defaultSelectedKeys, onSelectionChange } = props;
  const all = selectedKeys === 'all' ? rows : undefined;
  const listed = selectedKeys === 'all' ? undefined : selectedKeys;
  const given = useMemo(() => (all ? new Set(all.map(rowKey)) : readKeys(listed)), [all, listed, rowKey]);
  const [selected, setSelected] = useControlled<ReadonlySet<string>>(
    given,
    () => (defaultSelectedKeys === 'all' ? new Set(rows.map(rowKey)) : (readKeys(defaultSelectedKeys) ?? none)),
    (keys) => onSelectionChange?.(new Set(keys)),
  );
  const last = useRef(0);

  /** @param isRange whether to include every row since the last selected one */
  const select = (index: number, isChosen: boolean, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index];
    last.current = index;
    const next = new Set(selected);
    for (const row of rows.slice(from, to + 1)) {
      if (isChosen) next.add(rowKey(row));
      else next.delete(rowKey(row));
    }
    setSelected(next);
  };

  const selectAll = (isChosen: boolean) => setSelected(isChosen ? new Set(rows.map(rowKey)) : none);
  const clear = () => setSelected(none);
  return { selected, select, selectAll, clear };
}
