import { initialSideMenuView, type ScrollState, type SideMenuEvent, type SideMenuView } from '@duneline/machines';
import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/shell';
import { ButtonLink, Header, showHeaderScroll } from '@duneline/ui';
import { Suspense, useCallback, useRef, type ReactNode, type Ref } from 'react';
import { NavLink } from 'react-router-dom';
import type { FlowOptions } from '../../lib/flow/createFlow.ts';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { LanguageLinks } from '../../lib/language/LanguageLinks.tsx';
import { useCall } from '../../lib/live-content/useCall.ts';
import { useMenu } from '../../lib/live-content/useMenu.ts';
import { clientLogin, navigationLinks } from './navigationLinks.ts';
import { useScrollState } from './useScrollState.ts';
import * as css from './SiteHeader.css.ts';

const loadMenu = () => import('./SideMenu.tsx');
const SideMenu = lazyPart(async () => (await loadMenu()).SideMenu);

const options: FlowOptions<SideMenuView, SideMenuEvent> = {
  initial: initialSideMenuView,
  load: loadMenu,
  // Until the menu and its machine have loaded, only the menu button can be pressed.
  anticipate: () => ({ isOpen: true }),
};

export interface SiteHeaderProps {
  /** Renders the theme toggle; `isWide` in the side menu, where it has a label. */
  readonly renderThemeToggle: (isWide: boolean) => ReactNode;
  /** Renders the signed-in user, or the way to sign in; `isWide` in the side menu. */
  readonly renderAccount: (isWide: boolean) => ReactNode;
  readonly homeRef: Ref<HTMLAnchorElement>;
}

/**
 * The sticky header: links, Traders Arena, theme toggle, scroll progress, and below md the side menu (spec §2). The menu's code
 * loads when a pointer or the focus approaches its button; a press before that opens it when it has loaded.
 */
export function SiteHeader({ renderThemeToggle, renderAccount, homeRef }: SiteHeaderProps) {
  const menu = useFlow(options);
  const links = useMenu('header', navigationLinks);
  const call = useCall('header-client-area', t.tradersArena, clientLogin);
  const header = useRef<HTMLElement>(null);
  const showScroll = useCallback(({ isHeaderOpaque, isProgressShown, progress }: ScrollState) => {
    if (header.current) showHeaderScroll(header.current, isHeaderOpaque, isProgressShown ? progress : undefined);
  }, []);
  useScrollState(showScroll);

  return (
    <>
      <Header
        ref={header}
        homeRef={homeRef}
        name={brand.name}
        homeLabel={t.homeLink({ name: brand.name })}
        aria-label={t.navigationLabel}
        newTabLabel={t.opensInNewTab}
        links={links}
        render={({ href, ...parts }) => <NavLink {...parts} to={href} end={href === '/'} />}
        menuLabel={t.openMenu}
        isMenuOpen={menu.view.isOpen}
        onMenuIntent={menu.preload}
        onMenuOpen={() => menu.send({ type: 'menu.open' })}
      >
        <LanguageLinks className={css.language} />
        {renderThemeToggle(false)}
        <span className={css.account}>{renderAccount(false)}</span>
        {call.isShown && (
          <ButtonLink size="sm" variant={call.variant} href={call.href} isExternal newTabLabel={t.opensInNewTab}>
            {call.label}
          </ButtonLink>
        )}
      </Header>
      {menu.view.isOpen && (
        <Suspense fallback={null}>
          <SideMenu send={menu.send} account={renderAccount(true)}>
            {renderThemeToggle(true)}
          </SideMenu>
        </Suspense>
      )}
    </>
  );
}
