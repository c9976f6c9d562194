import { requireProps } from '../dev/requireProps.ts';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './ChipGroup.css.ts';

export type ChipGroupProps<Value extends Key = string> = RadioOptionsProps<Value>;

/** A group of filters, of which one is selected. */
export function ChipGroup<Value extends Key>(props: Labeled<ChipGroupProps<Value>>) {
  requireProps('ChipGroup', { items: props.items });
  return <RadioOptions {...props} looks={looks} />;
}
