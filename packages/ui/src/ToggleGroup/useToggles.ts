import { useControlled } from '../state/useControlled.ts';

/** At most one is on: pressing another replaces it. */
interface OneToggle<Value extends string> {
  /** @default 'single' */
  selection?: 'single';
  /** `null` if none is on. */
  value?: NoInfer<Value> | null;
  defaultValue?: NoInfer<Value> | null;
  onChange?: (value: Value | null) => void;
}

/** Each is on or off independently. */
interface ManyToggles<Value extends string> {
  selection: 'multiple';
  value?: readonly NoInfer<Value>[];
  defaultValue?: readonly NoInfer<Value>[];
  /** Called with all values that are on, in the order of `options`. */
  onChange?: (value: Value[]) => void;
}

export type Toggles<Value extends string> = OneToggle<Value> | ManyToggles<Value>;

/** The values that are on, and a function that toggles one. */
export function useToggles<Value extends string>(toggles: Toggles<Value>, values: readonly Value[], isRequired: boolean) {
  const isMultiple = toggles.selection === 'multiple';
  const [on, setOn] = useControlled<readonly Value[]>(listOf(toggles.value), listOf(toggles.defaultValue) ?? [], (next) => {
    if (toggles.selection === 'multiple') toggles.onChange?.([...next]);
    else toggles.onChange?.(next[0] ?? null);
  });
  const toggle = (value: Value) => {
    const others = isMultiple ? on.filter((one) => one !== value) : [];
    const next = on.includes(value) ? others : [...others, value];
    if (next.length > 0 || !isRequired) setOn(values.filter((one) => next.includes(one)));
  };
  return [on, toggle] as const;
}

function listOf<Value extends string>(value: Value | null | readonly Value[] | undefined): readonly Value[] | undefined {
  if (value === undefined || Array.isArray(value)) return value;
  return value === null ? [] : [value as Value];
}
