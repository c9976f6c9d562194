import * as t from '@duneline/specs/messages/account';
import { homeLink } from '@duneline/specs/messages/shell';
import { brand } from '@duneline/specs/site';
import { AppShell, Logo, type AppMenuProps, type AppNavigationGroup } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { findSection, groupsOf, type AreaId, type SectionId } from '../../lib/areas/areas.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { sectionIcons } from './sectionIcons.ts';
import * as css from './AppFrame.css.ts';

const loadMenu = () => import('./SectionDrawer.tsx');
const SectionDrawer = lazyPart<AppMenuProps>(async () => (await loadMenu()).SectionDrawer);
const words = { skip: t.skipToContent, openMenu: t.openSections, closeMenu: t.closeSections };

export interface AppFrameProps<Id extends AreaId> {
  readonly area: Id;
  /** The application's name, such as "Admin console". */
  readonly title: string;
  /** The path of its overview. */
  readonly base: string;
  /** Numbers behind sections by their id, and what they count for screen reader users. */
  readonly counts?: Readonly<Partial<Record<SectionId<Id>, { readonly count: number; readonly countLabel: string }>>>;
  /** Links to other places: at the end of the sections' group with this id, or as a group of their own after them. */
  readonly further?: readonly AppNavigationGroup[];
  /** What links to sections keep of the address, with its question mark: the account that is shown. */
  readonly search?: string;
  /** The signed-in user, theme toggle and sign-out. */
  readonly person: ReactNode;
  /** A disclaimer below. */
  readonly smallPrint?: string;
  readonly children: ReactNode;
}

/** The frame of the guarded areas: the kit's AppShell with the site's sections, links and brand. */
export function AppFrame<Id extends AreaId>(props: AppFrameProps<Id>) {
  const { area, title, base, counts, further = [], search = '', person, smallPrint, children } = props;
  const { pathname } = useLocation();
  const current = findSection(area, pathname.slice(base.length));
  const groups = groupsOf(area).map(({ sections, ...group }) => ({
    ...group,
    items: [
      ...sections.map(({ id, label, icon, path }) => ({
        id,
        href: base + path + search,
        label,
        icon: sectionIcons[icon],
        ...counts?.[id],
      })),
      ...further.filter(({ id }) => id === group.id).flatMap(({ items }) => items),
    ],
  }));
  const others = further.filter(({ id }) => !groups.some((group) => group.id === id));

  return (
    <AppShell
      aria-label={title}
      brand={
        <Link to="/" className={css.home} aria-label={homeLink({ name: brand.name })}>
          <Logo name={brand.name} />
        </Link>
      }
      groups={[...groups, ...others]}
      {...(current && { current: current.id })}
      person={person}
      smallPrint={smallPrint}
      render={routerLink}
      Menu={SectionDrawer}
      onMenuIntent={() => void loadMenu()}
      words={words}
    >
      {children}
    </AppShell>
  );
}
