import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import * as css from './List.css.ts';

export interface ListItemProps extends ElementProps {
  children: ReactNode;
  /** Before the first line. */
  icon: IconShape;
  /** The icon's text alternative, if the text does not contain its meaning: "Included", "Not included". */
  iconLabel?: string;
  /** @default 'muted' */
  iconTone?: 'muted' | 'accent' | 'success' | 'danger';
}

/** A row of a `List` with `marker="none"`, with an icon before it. */
export function ListItem({ children, icon, iconLabel, iconTone, ...element }: ListItemProps) {
  return (
    <li {...pickElementProps(element)} className={css.signed}>
      <span className={css.icon({ tone: iconTone })}>
        <Icon of={icon} size={18} aria-label={iconLabel} />
      </span>
      <span>{children}</span>
    </li>
  );
}
