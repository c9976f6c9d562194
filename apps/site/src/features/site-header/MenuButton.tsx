import * as t from '@duneline/specs/messages/shell';
import { Icon, menu, VisuallyHidden } from '@duneline/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import * as css from './SiteHeader.css.ts';

const loadMenu = () => import('./SideMenu.tsx');
const SideMenu = lazyPart(async () => (await loadMenu()).SideMenu);

/** Opens the side menu below md. The menu's code loads as a finger or the focus nears; a press before that opens it on arrival. */
export function MenuButton({ children }: { /** The theme toggle. */ readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={css.menuButton}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={menu} />
        <VisuallyHidden>{t.openMenu}</VisuallyHidden>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SideMenu onClose={() => setIsOpen(false)}>{children}</SideMenu>
        </Suspense>
      )}
    </>
  );
}
