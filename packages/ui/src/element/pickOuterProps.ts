import type { ElementProps } from './ElementProps.ts';
import { pickElementProps } from './pickElementProps.ts';

/** As `pickElementProps`, for an element around a control that has the name and the description itself. */
export function pickOuterProps<E extends Element>(props: ElementProps<E>): ElementProps<never> {
  return { ...pickElementProps(props), 'aria-label': undefined, 'aria-labelledby': undefined, 'aria-describedby': undefined };
}
