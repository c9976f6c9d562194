import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { stepOf, type Gap } from '../theme/steps.ts';
import { columns } from './Columns.css.ts';

export interface ColumnsProps extends ElementProps {
  /** Two children (three for '4:4:4') in reading order. */
  children: ReactNode;
  /** The columns that each child takes of the page's twelve. @default '6:6' */
  ratio?: '6:6' | '7:5' | '5:7' | '8:4' | '4:8' | '9:3' | '3:9' | '4:4:4';
  /** Space between the columns in CSS pixels; when stacked it is 32. @default 16 */
  gap?: Gap;
  /** Minimum width for columns: 768 (`md`) or 1024 (`lg`) CSS pixels. @default 'md' */
  from?: 'md' | 'lg';
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Columns of different widths on the page's twelve-column grid; stacked on phones. */
export function Columns({ children, ratio, gap, from, align, ...element }: ColumnsProps) {
  const look = { ratio, gap: stepOf(gap), from, align };
  warnUnknownVariant('Columns', columns, look);
  return (
    <div {...pickElementProps(element)} className={columns(look)}>
      {children}
    </div>
  );
}
