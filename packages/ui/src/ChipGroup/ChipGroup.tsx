import { requireProps } from '../dev/requireProps.ts';
import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './ChipGroup.css.ts';

export type ChipGroupProps<Value extends string = string> = RadioOptionsProps<Value>;

/** A group of filters, of which one is selected. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  requireProps('ChipGroup', { items: props.items });
  return <RadioOptions {...props} looks={looks} />;
}
