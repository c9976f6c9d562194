import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { sessionFlow } from '../../lib/session/sessionFlow.ts';

const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu, { isSilent: true });
const AccountLinks = lazyPart(async () => (await import('./AccountLinks.tsx')).AccountLinks, { isSilent: true });

/**
 * The signed-in user in the header of public pages: a menu, and links in the side menu (`isWide`). Visitors see nothing, and load
 * neither.
 */
export function HeaderAccount({ isWide }: { readonly isWide: boolean }) {
  const { session } = sessionFlow.useView();
  if (!session) return null;
  const address = session.person.email ?? session.person.phone ?? session.person.id;
  return <Suspense fallback={null}>{isWide ? <AccountLinks address={address} /> : <AccountMenu address={address} />}</Suspense>;
}
