import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { signs } from '../Alert/signs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { clock, minus, type IconShape } from '../Icon/icons.ts';
import * as css from './Status.css.ts';

export interface StatusProps extends ElementProps {
  /** The state in one or two words, because color alone has no meaning. */
  children: ReactNode;
  /** `neutral` is neither good nor bad: closed, none. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'waiting';
  /** Replaces the tone's icon. */
  icon?: IconShape;
  /** Announces changes politely. */
  isLive?: boolean;
}

const icons = { ...signs, neutral: minus, waiting: clock };

/** The state of an item, as a text with an icon, inside a line. */
export function Status({ children, tone = 'neutral', icon = icons[tone], isLive = false, ...element }: StatusProps) {
  return (
    <span {...pickElementProps(element)} className={css.status} role={isLive ? 'status' : undefined}>
      <span className={css.icon[tone]}>
        <Icon of={icon} size={16} />
      </span>
      <span>{children}</span>
    </span>
  );
}
