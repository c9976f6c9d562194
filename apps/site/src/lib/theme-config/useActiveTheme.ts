import { useEffect } from 'react';
import { whenIdle } from '../start/whenIdle.ts';

/** Reads what is published once the page is idle, applies it over the prerendered page, and follows its changes (spec §7). */
export function useActiveTheme() {
  useEffect(() => {
    void refresh();
  }, []);
}

async function refresh() {
  await whenIdle();
  const { applyTheme } = await import('./applyTheme.ts');
  await applyTheme();
  const { startLiveContent } = await import('../live-content/startLiveContent.ts');
  await startLiveContent();
}
