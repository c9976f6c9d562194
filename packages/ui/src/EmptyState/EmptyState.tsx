import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends ElementProps {
  /** What is missing: "No payouts yet". */
  title: string;
  /** When or how content will appear. */
  children?: ReactNode;
  /** A button or a link to the next step. */
  action?: ReactNode;
  /** The heading level. @default 3 */
  level?: 1 | 2 | 3 | 4;
}

const WIDTH = 240;
const HEIGHT = 24;
/** A flat ridge of eleven values. */
const { ridge } = duneLine([2, 1, 3, 2.5, 5, 4, 7, 5, 6, 4.5, 5.5], { width: WIDTH, height: HEIGHT });

/** Replaces an empty list: why it is empty, and what to do next. */
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
