import { Suspense } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import type { PageBlock } from './pageBlocks.ts';

const PageBlocks = lazyPart(async () => (await import('./PageBlocks.tsx')).PageBlocks, { isSilent: true });

/** What an admin has published below a title and a lead; nothing is loaded where there is nothing. */
export function MoreText({ blocks }: { readonly blocks: readonly PageBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PageBlocks blocks={blocks} />
    </Suspense>
  );
}
