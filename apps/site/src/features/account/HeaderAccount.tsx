import * as t from '@duneline/specs/messages/person';
import { ButtonLink, Icon, type IconShape } from '@duneline/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { useSessionMark } from '../../lib/session/useSessionMark.ts';
import { useIsHydrated } from '../../lib/start/useIsHydrated.ts';

const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu, { isSilent: true });
const AccountLinks = lazyPart(async () => (await import('./AccountLinks.tsx')).AccountLinks, { isSilent: true });

const someone: IconShape = { d: 'M10 9.6a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.4a6 6 0 0 1 12 0' };

/** Pages whose own way to sign in leads back to them, as the header's does there; elsewhere it leads to the dashboard. */
const kept = ['/checkout', '/payment-success', '/leaderboard', '/dashboard'];

/**
 * The signed-in user in the header of public pages: a menu, and links in the side menu (`isWide`). Visitors see the way to sign in,
 * which is prerendered, and load neither.
 */
export function HeaderAccount({ isWide }: { readonly isWide: boolean }) {
  const { session, status } = sessionFlow.useView();
  useSessionMark(status);
  if (!session) return <SignIn isWide={isWide} />;
  const address = session.person.email ?? session.person.phone ?? session.person.id;
  return <Suspense fallback={null}>{isWide ? <AccountLinks address={address} /> : <AccountMenu address={address} />}</Suspense>;
}

function SignIn({ isWide }: { readonly isWide: boolean }) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated(); // the prerendered page knows no query and no section
  const page = kept.find((path) => pathname === path || pathname.startsWith(`${path}/`));
  // `/login` alone leads to the trader portal (spec §2: /login).
  const returnTo = page === undefined ? '/dashboard' : isHydrated ? pathname + search : page;
  return (
    <ButtonLink
      variant={isWide ? 'secondary' : 'quiet'}
      size={isWide ? 'md' : 'sm'}
      href={`/login?${new URLSearchParams({ returnTo }).toString()}`}
      data-way-back={page === undefined || isHydrated ? undefined : ''}
      render={routerLink}
    >
      {!isWide && <Icon of={someone} />}
      <span>{t.signIn}</span>
    </ButtonLink>
  );
}
