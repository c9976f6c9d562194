import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { stepOf, type Gap } from '../theme/steps.ts';
import { grid } from './Grid.css.ts';

interface Common extends ElementProps {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** Space between the cells in CSS pixels, or by name: `xs` 4, `sm` 8, `md` 16, `lg` 24, `xl` 32. @default 16 */
  gap?: Gap;
  /** Vertical alignment within a row. @default 'stretch' */
  align?: 'start' | 'center' | 'stretch';
}

interface Counted extends Common {
  /** Equal columns, from a window width of 768 CSS pixels. */
  columns: 2 | 3 | 4 | 6;
  /** Equal columns below that width. @default 1 */
  phoneColumns?: 1 | 2 | 3;
  least?: never;
}

interface Fitted extends Common {
  /** As many equal columns as fit, each at least this wide in CSS pixels. */
  least: 120 | 160 | 200 | 240 | 320;
  columns?: never;
  phoneColumns?: never;
}

export type GridProps = Counted | Fitted;

/** Cells of equal width, in rows. */
export function Grid({ children, as: Element = 'div', gap, align, columns, phoneColumns, least, ...element }: GridProps) {
  warnUnknownVariant('Grid', grid, { gap: stepOf(gap), align, columns, phoneColumns, least });
  return (
    <Element
      {...pickElementProps(element)}
      className={grid({ gap: stepOf(gap), align, columns, phoneColumns: columns && (phoneColumns ?? 1), least })}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}
