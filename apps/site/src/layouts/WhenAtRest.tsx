import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { whenIdle } from '../lib/start/whenIdle.ts';

const AtRest = lazyPart(
  async () => {
    await whenIdle();
    return (await import('./AtRest.tsx')).AtRest;
  },
  { isSilent: true },
);

/** Loads what a page does not need before it answers its visitor. */
export function WhenAtRest() {
  return (
    <Suspense fallback={null}>
      <AtRest />
    </Suspense>
  );
}
