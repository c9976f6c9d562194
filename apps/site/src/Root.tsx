import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { replayEarlyClicks } from './lib/start/earlyClicks.ts';
import { useActiveTheme } from './lib/theme-config/useActiveTheme.ts';

/** Invisible parts of every page: the active theme, and the marker that the page is interactive. */
export function Root() {
  useActiveTheme();
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    replayEarlyClicks();
  }, []);
  return <Outlet />;
}
