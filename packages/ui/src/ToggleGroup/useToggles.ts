import type { Key, Keys } from '../element/Key.ts';
import { useControlled } from '../state/useControlled.ts';

export interface Toggles<Value extends Key> {
  /** `single`: pressing another button replaces the one that is on. `multiple`: each is independent. @default 'single' */
  selectionMode?: 'single' | 'multiple';
  /** The ids of the buttons that are on. */
  selectedKeys?: Keys<Value>;
  defaultSelectedKeys?: Keys<Value>;
  /** Called with the ids of all buttons that are on, in the order of `items`. */
  onSelectionChange?: (keys: Set<Value>) => void;
  /** Whether the last selected button cannot be turned off. */
  disallowEmptySelection?: boolean;
}

/** The ids that are on, and a function that toggles one. */
export function useToggles<Value extends Key>(toggles: Toggles<Value>, ids: readonly Value[]) {
  const { selectedKeys, defaultSelectedKeys = [], onSelectionChange, selectionMode, disallowEmptySelection = false } = toggles;
  const [on, setOn] = useControlled<readonly Value[]>(selectedKeys && [...selectedKeys], [...defaultSelectedKeys], (next) =>
    onSelectionChange?.(new Set(next)),
  );
  const toggle = (id: Value) => {
    const others = selectionMode === 'multiple' ? on.filter((one) => one !== id) : [];
    const next = on.includes(id) ? others : [...others, id];
    if (next.length > 0 || !disallowEmptySelection) setOn(ids.filter((one) => next.includes(one)));
  };
  return [on, toggle] as const;
}
