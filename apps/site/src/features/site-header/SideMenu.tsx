import type { SideMenuEvent } from '@duneline/machines';
import * as panels from '@duneline/specs/messages/panels';
import * as t from '@duneline/specs/messages/shell';
import { breakpoints, ButtonLink, Drawer, external, Icon, VisuallyHidden } from '@duneline/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { LanguageLinks } from '../../lib/language/LanguageLinks.tsx';
import { useMenu } from '../../lib/live-content/useMenu.ts';
import { clientLogin, navigationLinks } from './navigationLinks.ts';
import * as css from './SideMenu.css.ts';

// Exported here, so that every page's first chunk references one file for menu and machine.
export { start } from './sideMenu.actor.ts';

export interface SideMenuProps {
  /** The theme toggle. */
  readonly children: ReactNode;
  /** The signed-in user, or the way to sign in. */
  readonly account: ReactNode;
  readonly send: (event: SideMenuEvent) => void;
}

/** The slide-in menu below md: the header's links, the Client Area and the theme toggle (spec §2). */
export function SideMenu({ children, account, send }: SideMenuProps) {
  const { key } = useLocation();
  const menuLinks = useMenu('header', navigationLinks);
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) send({ type: 'route.change' });
  }, [key, send]);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.md}px)`);
    const tell = () => send({ type: 'viewport.change', isWide: wide.matches });
    wide.addEventListener('change', tell);
    return () => wide.removeEventListener('change', tell);
  }, [send]);
  const onClose = () => send({ type: 'menu.close' });

  return (
    <Drawer title={panels.menuTitle} closeLabel={panels.menuClose} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <nav aria-label={t.navigationLabel}>
        <ul role="list" className={css.links}>
          {menuLinks.map(({ id, label, href, isExternal, level }) => (
            <li key={id} className={level === 2 ? css.below : undefined}>
              {isExternal ? (
                <a href={href} target="_blank" rel="noreferrer" className={css.link}>
                  <span>{label}</span> <Icon of={external} size={16} />
                  <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
                </a>
              ) : (
                <NavLink to={href} end={href === '/'} className={css.link} onClick={onClose}>
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        <span className={css.account}>{account}</span>
        {children}
        <LanguageLinks className={css.language} />
        <ButtonLink variant="secondary" href={clientLogin} isExternal newTabLabel={t.opensInNewTab}>
          {panels.clientArea}
        </ButtonLink>
      </div>
    </Drawer>
  );
}
