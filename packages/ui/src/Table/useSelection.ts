import { useRef } from 'react';
import type { TableProps } from './TableProps.ts';
import { useControlled } from '../state/useControlled.ts';

const none: ReadonlySet<string> = new Set();

/** The selected rows. `rows` must be in their visible order. */
export function useSelection<Row>(rows: readonly Row[], { rowKey, ...props }: TableProps<Row>) {
  const [selected, setSelected] = useControlled(props.selected, props.defaultSelected ?? none, props.onSelectionChange);
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
