import * as t from '@duneline/specs/messages/person';
import { ButtonLink, Icon, type IconShape } from '@duneline/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';
import { useSessionMark } from '../../lib/session/useSessionMark.ts';

const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu, { isSilent: true });
const AccountLinks = lazyPart(async () => (await import('./AccountLinks.tsx')).AccountLinks, { isSilent: true });

const someone: IconShape = { d: 'M10 9.6a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.4a6 6 0 0 1 12 0' };

/** `/login` alone leads to the trader portal (spec §2: /login). */
const signIn = `/login?${new URLSearchParams({ returnTo: '/dashboard' }).toString()}`;

/**
 * The signed-in user in the header of public pages: a menu, and links in the side menu (`isWide`). Visitors see the way to sign in,
 * which is prerendered, and load neither.
 */
export function HeaderAccount({ isWide }: { readonly isWide: boolean }) {
  const { session, status } = sessionFlow.useView();
  useSessionMark(status);
  if (!session)
    return (
      <ButtonLink variant={isWide ? 'secondary' : 'quiet'} size={isWide ? 'md' : 'sm'} href={signIn} render={routerLink}>
        {!isWide && <Icon of={someone} />}
        <span>{t.signIn}</span>
      </ButtonLink>
    );
  const address = session.person.email ?? session.person.phone ?? session.person.id;
  return <Suspense fallback={null}>{isWide ? <AccountLinks address={address} /> : <AccountMenu address={address} />}</Suspense>;
}
