import { initialSideMenuView, type SideMenuEvent, type SideMenuView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/shell';
import { Icon, menu, VisuallyHidden } from '@duneline/ui';
import { Suspense, type ReactNode } from 'react';
import type { FlowOptions } from '../../lib/flow/createFlow.ts';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import * as css from './SiteHeader.css.ts';

const loadMenu = () => import('./SideMenu.tsx');
const SideMenu = lazyPart(async () => (await loadMenu()).SideMenu);

const options: FlowOptions<SideMenuView, SideMenuEvent> = {
  initial: initialSideMenuView,
  load: loadMenu,
  // Until the menu and its machine are there, nothing but this button can be pressed.
  anticipate: () => ({ isOpen: true }),
};

/** Opens the side menu below md. The menu's code loads as a finger or the focus nears; a press before that opens it on arrival. */
export function MenuButton({ children }: { /** The theme toggle. */ readonly children: ReactNode }) {
  const { view, send, preload } = useFlow(options);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={view.isOpen}
        className={css.menuButton}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => send({ type: 'menu.open' })}
      >
        <Icon of={menu} />
        <VisuallyHidden>{t.openMenu}</VisuallyHidden>
      </button>
      {view.isOpen && (
        <Suspense fallback={null}>
          <SideMenu send={send}>{children}</SideMenu>
        </Suspense>
      )}
    </>
  );
}
