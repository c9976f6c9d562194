import { requireProps } from '../dev/requireProps.ts';
import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './SegmentedControl.css.ts';

export type SegmentedControlProps<Value extends string = string> = RadioOptionsProps<Value>;

/** A choice between a few adjacent views or modes. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  requireProps('SegmentedControl', { items: props.items });
  return <RadioOptions {...props} looks={looks} />;
}
