import { useEffect, useId, useRef, type ReactElement } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { useRenderLink } from '../KitProvider/kitContext.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppNavigation.css.ts';
import { scrollToItem } from './scrollToItem.ts';

export interface AppNavigationItem {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon?: IconShape;
  /** Number of pending items; 0 is not shown. */
  readonly count?: number;
  /** What the count counts, for screen reader users: "open tickets". */
  readonly countLabel?: string;
}

export interface AppNavigationGroup {
  readonly id: string;
  /** A small heading above its items. */
  readonly label?: string;
  readonly items: readonly AppNavigationItem[];
}

export interface AppNavigationProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly groups: readonly AppNavigationGroup[];
  /** Id of the current item. */
  readonly current?: string | undefined;
  readonly render?: ((parts: LinkParts) => ReactElement) | undefined;
  /** Called when a link is followed. */
  readonly onFollow?: () => void;
}

/** The groups of links in the side column and in the menu of an `AppShell`. The current item is scrolled into view. */
export function AppNavigation({ label, groups, current, render, onFollow }: AppNavigationProps) {
  const renderLink = useRenderLink(render);
  const id = useId();
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = navigation.current?.querySelector('[aria-current]');
    if (item) scrollToItem(item);
  }, [current]);
  return (
    <nav ref={navigation} aria-label={label} className={css.navigation}>
      {groups.map((group) => (
        <div key={group.id}>
          {group.label && (
            <p id={`${id}-${group.id}`} className={css.title}>
              {group.label}
            </p>
          )}
          <ul role="list" aria-labelledby={group.label && `${id}-${group.id}`} className={css.list}>
            {group.items.map((item) => (
              <li key={item.id}>
                {renderLink({
                  href: item.href,
                  className: css.link,
                  onClick: onFollow,
                  'aria-current': item.id === current ? 'page' : undefined,
                  children: <ItemFace {...item} />,
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ItemFace({ icon, label, count, countLabel }: AppNavigationItem) {
  return (
    <>
      {icon && <Icon of={icon} size={16} />}
      <span>{label}</span>
      {count ? (
        <span className={css.count}>
          <Badge>
            {count} {countLabel && <VisuallyHidden>{countLabel}</VisuallyHidden>}
          </Badge>
        </span>
      ) : null}
    </>
  );
}
