import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Divider.css.ts';

export interface DividerProps extends ElementProps {
  /** A text in the middle of a horizontal line, such as "or"; only the text is announced. */
  children?: ReactNode;
  /** Use `vertical` between items in a row. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** A hairline, a stronger line, or the dashes of a tear-off edge. @default 'line' */
  look?: 'line' | 'strong' | 'torn';
}

/** A line between two unrelated items. */
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
    <div {...pickElementProps(element)} className={css.withText}>
      {side}
      <span>{children}</span>
      {side}
    </div>
  );
}
