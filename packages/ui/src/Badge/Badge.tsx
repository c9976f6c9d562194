import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** Always words: the colour alone says nothing. */
  children: ReactNode;
  /** `plain` has no fill, as for "Simulated". @default 'neutral' */
  tone?: 'neutral' | 'plain' | 'accent' | 'gain' | 'info' | 'warn' | 'loss';
  icon?: IconShape;
}

/** A short state or remark. */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
