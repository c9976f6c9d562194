import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './ChipGroup.css.ts';

export type ChipGroupProps<Value extends string = string> = RadioOptionsProps<Value>;

/** Filters of which one is on. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  return <RadioOptions {...props} looks={looks} />;
}
