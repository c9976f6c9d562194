import { requireProps } from '../dev/requireProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import type { Key } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import { RadioOptions, type RadioOptionsProps } from '../RadioOptions/RadioOptions.tsx';
import { looks } from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends Key = string> extends RadioOptionsProps<Value> {
  /** 44 or 36 CSS pixels high (52 on touch). @default 'md' */
  size?: 'md' | 'sm';
}

/** A choice between a few adjacent views or modes. */
export function SegmentedControl<Value extends Key>({ size = 'md', ...props }: Labeled<SegmentedControlProps<Value>>) {
  requireProps('SegmentedControl', { items: props.items });
  warnOnce(!(size in looks), `SegmentedControl has no size "${size}". Use one of: ${Object.keys(looks).join(', ')}.`);
  return <RadioOptions {...props} looks={looks[size] ?? looks.md} />;
}
