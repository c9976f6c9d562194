import type { Page } from 'playwright';

/** The dashboard's screens by URL, with the names of their files. */
export const screens = {
  '/dashboard': 'Overview',
  '/dashboard/payouts': 'PayoutsView',
  '/dashboard/positions': 'PositionsView',
  '/dashboard/calendar': 'CalendarView',
  '/dashboard/certificates': 'CertificatesView',
  '/dashboard/what-if': 'WhatIfView',
} as const;

/** URLs of the scripts that the page has loaded. */
export function loadedScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/[^?]+\.js$/.test(name) ? [name] : [])),
  );
}
