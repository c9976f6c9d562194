import { useControlled } from '../state/useControlled.ts';

/** At most one is on: pressing another replaces it. */
interface OneToggle<Value extends string> {
  /** @default 'single' */
  selectionMode?: 'single';
  /** The id of the button that is on, `null` if none. */
  selectedKey?: NoInfer<Value> | null;
  defaultSelectedKey?: NoInfer<Value> | null;
  onSelectionChange?: (key: Value | null) => void;
}

/** Each is on or off independently. */
interface ManyToggles<Value extends string> {
  selectionMode: 'multiple';
  /** The ids of the buttons that are on. */
  selectedKeys?: readonly NoInfer<Value>[];
  defaultSelectedKeys?: readonly NoInfer<Value>[];
  /** Called with the ids of all buttons that are on, in the order of `items`. */
  onSelectionChange?: (keys: Value[]) => void;
}

export type Toggles<Value extends string> = OneToggle<Value> | ManyToggles<Value>;

/** The ids that are on, and a function that toggles one. */
export function useToggles<Value extends string>(toggles: Toggles<Value>, ids: readonly Value[], isRequired: boolean) {
  const { selected, initial } = readKeys(toggles);
  const [on, setOn] = useControlled<readonly Value[]>(selected, initial ?? [], (next) => {
    if (toggles.selectionMode === 'multiple') toggles.onSelectionChange?.([...next]);
    else toggles.onSelectionChange?.(next[0] ?? null);
  });
  const toggle = (id: Value) => {
    const others = toggles.selectionMode === 'multiple' ? on.filter((one) => one !== id) : [];
    const next = on.includes(id) ? others : [...others, id];
    if (next.length > 0 || !isRequired) setOn(ids.filter((one) => next.includes(one)));
  };
  return [on, toggle] as const;
}

function readKeys<Value extends string>(toggles: Toggles<Value>) {
  if (toggles.selectionMode === 'multiple') return { selected: toggles.selectedKeys, initial: toggles.defaultSelectedKeys };
  return { selected: listOf<Value>(toggles.selectedKey), initial: listOf<Value>(toggles.defaultSelectedKey) };
}

function listOf<Value extends string>(key: Value | null | undefined): readonly Value[] | undefined {
  return key === undefined ? undefined : key === null ? [] : [key];
}
