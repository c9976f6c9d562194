import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { signs } from '../Alert/signs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { clock, minus, type IconShape } from '../Icon/icons.ts';
import * as css from './Status.css.ts';

export interface StatusProps extends ElementProps {
  /** The state in one or two words: the color alone says nothing. */
  children: ReactNode;
  /** `neutral` for what is neither good nor bad: closed, none. @default 'neutral' */
  tone?: 'neutral' | 'gain' | 'info' | 'warn' | 'loss' | 'waiting';
  /** Another sign than that of the tone. */
  icon?: IconShape;
  /** It changes while one looks: the change is announced when there is a pause. */
  isLive?: boolean;
}

const icons = { ...signs, neutral: minus, waiting: clock };

/** The state of a thing, as a word with its sign, in the line where the thing stands. */
export function Status({ children, tone = 'neutral', icon = icons[tone], isLive = false, ...element }: StatusProps) {
  return (
    <span {...pickElementProps(element)} className={css.status} role={isLive ? 'status' : undefined}>
      <span className={css.sign[tone]}>
        <Icon of={icon} size={16} />
      </span>
      {children}
    </span>
  );
}
