import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './SegmentedControl.css.ts';

export type SegmentedControlProps<Value extends string = string> = RadioOptionsProps<Value>;

/** A choice between a few views or modes that stand side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return <RadioOptions {...props} looks={looks} />;
}
