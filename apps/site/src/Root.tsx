import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { replayEarlyClicks } from './lib/start/earlyClicks.ts';
import { useActiveTheme } from './lib/theme-config/useActiveTheme.ts';

/** What every page shares and nobody sees: the live theme, and the mark that the page answers to its visitor. */
export function Root() {
  useActiveTheme();
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    replayEarlyClicks();
  }, []);
  return <Outlet />;
}
