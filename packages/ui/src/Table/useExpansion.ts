import { useControlled } from '../state/useControlled.ts';
import type { TableProps } from './TableProps.ts';

const none: ReadonlySet<string> = new Set();

/** The expanded rows. */
export function useExpansion<Row>(props: TableProps<Row>) {
  const [expanded, setExpanded] = useControlled(props.expanded, props.defaultExpanded ?? none, props.onExpandedChange);
  const expand = (key: string, isExpanded: boolean) => {
    const next = new Set(expanded);
    if (isExpanded) next.add(key);
    else next.delete(key);
    setExpanded(next);
  };
  return { expanded, expand };
}
