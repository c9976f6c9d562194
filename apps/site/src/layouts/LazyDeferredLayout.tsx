import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part/lazyPart.tsx';
import { whenIdle } from '../lib/start/whenIdle.ts';

const DeferredLayout = lazyPart(
  async () => {
    await whenIdle();
    return (await import('./DeferredLayout.tsx')).DeferredLayout;
  },
  { isSilent: true },
);

/** Loads `DeferredLayout` once the page is idle. */
export function LazyDeferredLayout() {
  return (
    <Suspense fallback={null}>
      <DeferredLayout />
    </Suspense>
  );
}
