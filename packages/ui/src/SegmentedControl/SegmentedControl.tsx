import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './SegmentedControl.css.ts';

export type SegmentedControlProps<Value extends string = string> = RadioOptionsProps<Value>;

/** A choice between a few adjacent views or modes. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return <RadioOptions {...props} looks={looks} />;
}
