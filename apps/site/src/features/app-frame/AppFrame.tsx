import * as t from '@duneline/specs/messages/account';
import { homeLink } from '@duneline/specs/messages/shell';
import { brand } from '@duneline/specs/site';
import { AppShell, Logo, type AppMenuProps, type LinkParts } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { sectionIcons } from './sectionIcons.ts';
import { findCurrentSection, type SectionGroup } from './sections.ts';
import * as css from './AppFrame.css.ts';

const loadMenu = () => import('./SectionDrawer.tsx');
const SectionDrawer = lazyPart<AppMenuProps>(async () => (await loadMenu()).SectionDrawer);
const words = { skip: t.skipToContent, openMenu: t.openSections, closeMenu: t.closeSections };
const routerLink = ({ href, ...parts }: LinkParts) => <Link {...parts} to={href} />;

export interface AppFrameProps {
  /** The application's name, such as "Admin console". */
  readonly title: string;
  /** The path of its overview. */
  readonly base: string;
  readonly groups: readonly SectionGroup[];
  /** Numbers behind sections by their id, and what they count for screen reader users. */
  readonly counts?: Readonly<Record<string, { readonly count: number; readonly countLabel: string }>>;
  /** The signed-in user, theme toggle and sign-out. */
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the guarded areas: the kit's AppShell with the site's sections, links and brand. */
export function AppFrame({ title, base, groups, counts = {}, person, children }: AppFrameProps) {
  const { pathname } = useLocation();
  const current = findCurrentSection(groups, base, pathname);

  return (
    <AppShell
      label={title}
      brand={
        <Link to="/" className={css.home} aria-label={homeLink({ name: brand.name })}>
          <Logo name={brand.name} />
        </Link>
      }
      groups={groups.map((group, index) => ({
        id: `group-${index}`,
        ...(group.title !== null && { label: group.title }),
        items: group.sections.map(({ id, label }) => ({
          id,
          href: id ? `${base}/${id}` : base,
          label,
          icon: sectionIcons[id] ?? sectionIcons.other,
          ...counts[id],
        })),
      }))}
      {...(current && { current: current.id })}
      person={person}
      render={routerLink}
      Menu={SectionDrawer}
      onMenuIntent={() => void loadMenu()}
      words={words}
    >
      {children}
    </AppShell>
  );
}
