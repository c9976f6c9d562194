import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ElementProps {
  /** Always a text, because color alone has no meaning. */
  children: ReactNode;
  /** `plain` has no fill, as for "Simulated". @default 'neutral' */
  tone?: 'neutral' | 'plain' | 'accent' | 'success' | 'info' | 'warning' | 'danger';
  icon?: IconShape;
}

/** A short state or label. */
export function Badge({ children, tone, icon, ...element }: BadgeProps) {
  warnUnknownVariant('Badge', badge, { tone });
  return (
    <span {...pickElementProps(element)} className={badge({ tone })}>
      {icon && <Icon of={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
