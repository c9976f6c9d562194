import { needProps } from '../dev/needProps.ts';
import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './SegmentedControl.css.ts';

export type SegmentedControlProps<Value extends string = string> = RadioOptionsProps<Value>;

/** A choice between a few adjacent views or modes. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  needProps('SegmentedControl', { items: props.items });
  return <RadioOptions {...props} looks={looks} />;
}
