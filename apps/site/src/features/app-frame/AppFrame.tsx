import { brand } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/account';
import { homeLink } from '@duneline/specs/messages/shell';
import { Icon, Logo, menu, SkipLink, VisuallyHidden } from '@duneline/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import type { SectionGroup } from './sections.ts';
import { SectionList } from './SectionList.tsx';
import * as css from './AppFrame.css.ts';

const loadDrawer = () => import('./SectionDrawer.tsx');
const SectionDrawer = lazyPart(async () => (await loadDrawer()).SectionDrawer);

export interface AppFrameProps {
  /** The application's name, such as "Admin console". */
  readonly title: string;
  /** The address of its overview. */
  readonly base: string;
  readonly groups: readonly SectionGroup[];
  /** Who is signed in, the theme toggle and signing out. */
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the affiliate area and the admin console: 224 px of side navigation, a drawer below lg. */
export function AppFrame({ title, base, groups, person, children }: AppFrameProps) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(false), [pathname]);

  return (
    <div className={css.frame}>
      <SkipLink href="#main">{t.skipToContent}</SkipLink>
      <aside className={css.side}>
        <div className={css.head}>
          <Link to="/" className={css.home} aria-label={homeLink({ name: brand.name })}>
            <Logo name={brand.name} />
          </Link>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={css.menuButton}
            onPointerEnter={() => void loadDrawer()}
            onFocus={() => void loadDrawer()}
            onClick={() => setIsOpen(true)}
          >
            <Icon of={menu} />
            <VisuallyHidden>{t.openSections}</VisuallyHidden>
          </button>
        </div>
        <div className={css.wide}>
          <SectionList title={title} base={base} groups={groups} />
          <div className={css.person}>{person}</div>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {isOpen && (
        <Suspense fallback={null}>
          <SectionDrawer onClose={() => setIsOpen(false)}>
            <SectionList title={title} base={base} groups={groups} />
            <div className={css.person}>{person}</div>
          </SectionDrawer>
        </Suspense>
      )}
    </div>
  );
}
