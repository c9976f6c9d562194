import * as panels from '@duneline/specs/messages/panels';
import * as t from '@duneline/specs/messages/shell';
import { ButtonLink, Drawer, external, Icon, VisuallyHidden } from '@duneline/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { clientLogin, navigationLinks } from './navigationLinks.ts';
import * as css from './SideMenu.css.ts';

/** The slide-in menu below md: the header's links, the Client Area and the light and dark toggle (spec §2). */
export function SideMenu({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  return (
    <Drawer title={panels.menuTitle} closeLabel={panels.menuClose} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <nav aria-label={t.navigationLabel}>
        <ul role="list" className={css.links}>
          {navigationLinks.map(({ id, label, to, href }) => (
            <li key={id}>
              {to === null ? (
                <a href={href ?? undefined} target="_blank" rel="noreferrer" className={css.link}>
                  {label} <Icon of={external} size={16} />
                  <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
                </a>
              ) : (
                <NavLink to={to} end={to === '/'} className={css.link} onClick={onClose}>
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        {children}
        <ButtonLink variant="secondary" href={clientLogin} isExternal>
          {panels.clientArea}
        </ButtonLink>
      </div>
    </Drawer>
  );
}
