import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { useTraderSession } from '../lib/trader/useTraderSession.ts';
import { PublicLayout } from './PublicLayout.tsx';

const TraderLayout = lazyPart(async () => (await import('./TraderLayout.tsx')).TraderLayout);

/** /dashboard: a public page for visitors, an application for signed-in users. Visitors do not load the application's frame. */
export function Component() {
  const session = useTraderSession();
  if (session === 'visitor') return <PublicLayout />;
  return (
    <Suspense fallback={null}>
      <TraderLayout />
    </Suspense>
  );
}
