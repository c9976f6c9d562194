import { requireProps } from '../dev/requireProps.ts';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './SegmentedControl.css.ts';

export type SegmentedControlProps<Value extends Key = string> = RadioOptionsProps<Value>;

/** A choice between a few adjacent views or modes. */
export function SegmentedControl<Value extends Key>(props: Labeled<SegmentedControlProps<Value>>) {
  requireProps('SegmentedControl', { items: props.items });
  return <RadioOptions {...props} looks={looks} />;
}
