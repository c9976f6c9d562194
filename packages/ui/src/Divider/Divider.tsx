import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends ElementProps {
  /** A word in the middle of a horizontal line, such as "or"; it is read aloud, the line is not. */
  children?: ReactNode;
  /** Vertical between things in a row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** A hairline, a line that can be seen from afar, or the dashes of a tear-off edge. @default 'line' */
  look?: 'line' | 'strong' | 'torn';
}

/** A line between two things that belong to different subjects. */
export function Divider({ children, orientation, look, ...element }: DividerProps) {
  if (children === undefined)
    return (
      <hr
        {...pickElementProps(element)}
        className={css.divider({ orientation, look })}
        aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      />
    );
  const side = <span className={`${css.divider({ look })} ${css.side}`} />;
  return (
    <div {...pickElementProps(element)} className={css.worded}>
      {side}
      <span>{children}</span>
      {side}
    </div>
  );
}
