import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends ElementProps {
  /** What there is none of. */
  title: string;
  /** When or how there will be some. */
  children?: ReactNode;
  /** A button or a link to the next step. */
  action?: ReactNode;
  /** The level of its title as a heading. @default 3 */
  level?: 1 | 2 | 3 | 4;
}

const WIDTH = 240;
const HEIGHT = 24;
/** A ridge that has not been walked yet: eleven values with little rise. */
const { ridge } = duneLine([2, 1, 3, 2.5, 5, 4, 7, 5, 6, 4.5, 5.5], { width: WIDTH, height: HEIGHT });

/** Stands where a list will be, says why it is empty and what comes next. */
export function EmptyState({ title, children, action, level = 3, ...element }: EmptyStateProps) {
  const Title = `h${level}` as const;
  const isPage = level === 1;
  return (
    <div {...pickElementProps(element)} className={isPage ? css.page : css.empty}>
      <svg className={css.ridge} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ridge} vectorEffect="non-scaling-stroke" />
      </svg>
      <Title className={isPage ? css.pageTitle : css.title}>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
