import type { ScrollState } from '@duneline/machines';
import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/shell';
import { ButtonLink, external, Icon, Logo, VisuallyHidden } from '@duneline/ui';
import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { MenuButton } from './MenuButton.tsx';
import { clientLogin, navigationLinks } from './navigationLinks.ts';
import { useScrollState } from './useScrollState.ts';
import * as css from './SiteHeader.css.ts';

export interface SiteHeaderProps {
  /** The light and dark toggle; `isWide` in the side menu, where its words are shown. */
  readonly renderThemeToggle: (isWide: boolean) => ReactNode;
  readonly homeRef: Ref<HTMLAnchorElement>;
}

/** The sticky header: links, Traders Arena, theme toggle, side menu below md, and the scroll progress as a dune line (spec §2). */
export function SiteHeader({ renderThemeToggle, homeRef }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const progress = useRef<HTMLSpanElement>(null);
  const showScroll = useCallback((state: ScrollState) => {
    header.current?.toggleAttribute('data-opaque', state.isHeaderOpaque);
    progress.current?.toggleAttribute('data-shown', state.isProgressShown);
    if (progress.current) progress.current.style.transform = `scaleX(${state.progress})`;
  }, []);
  useScrollState(showScroll);

  return (
    <header ref={header} className={css.header}>
      <div className={css.row}>
        <Link ref={homeRef} to="/" className={css.home} aria-label={t.homeLink({ name: brand.name })}>
          <Logo name={brand.name} />
        </Link>
        <nav aria-label={t.navigationLabel} className={css.navigation}>
          <ul role="list" className={css.links}>
            {navigationLinks.map(({ id, label, to, href }) => (
              <li key={id}>
                {to === null ? (
                  <a href={href ?? undefined} target="_blank" rel="noreferrer" className={css.link}>
                    {label} <Icon of={external} size={14} />
                    <VisuallyHidden>{t.opensInNewTab}</VisuallyHidden>
                  </a>
                ) : (
                  <NavLink to={to} end={to === '/'} className={css.link}>
                    {label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <span className={css.tools}>
          <span className={css.fromMd}>{renderThemeToggle(false)}</span>
          <span className={css.fromMd}>
            <ButtonLink variant="secondary" size="sm" href={clientLogin} isExternal>
              {t.tradersArena}
            </ButtonLink>
          </span>
          <MenuButton>{renderThemeToggle(true)}</MenuButton>
        </span>
      </div>
      <span ref={progress} aria-hidden="true" className={css.progress} />
    </header>
  );
}
