import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { useTraderSession } from '../lib/trader/useTraderSession.ts';
import { PublicLayout } from './PublicLayout.tsx';

const TraderLayout = lazyPart(async () => (await import('./TraderLayout.tsx')).TraderLayout);

/** /dashboard: visitors see a public page; signed-in people an application, whose frame visitors never load. */
export function Component() {
  const session = useTraderSession();
  if (session === 'visitor') return <PublicLayout />;
  return (
    <Suspense fallback={null}>
      <TraderLayout />
    </Suspense>
  );
}
