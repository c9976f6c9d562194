import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { replayEarlyClicks } from './lib/start/earlyClicks.ts';
import { useLiveTheme } from './lib/theme-config/useLiveTheme.ts';

/** What every page shares and nobody sees: the live theme, and the mark that the page answers to its visitor. */
export function Root() {
  useLiveTheme();
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    replayEarlyClicks();
  }, []);
  return <Outlet />;
}
