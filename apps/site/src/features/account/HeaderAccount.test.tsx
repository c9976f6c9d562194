import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HeaderAccount } from './HeaderAccount.tsx';

/** The way to sign in as the page is prerendered, and whether the query of the address is added to it. */
function signInOn(address: string) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <HeaderAccount isWide={false} />
    </MemoryRouter>,
  );
  const link = page.querySelector('a');
  return { href: link?.getAttribute('href'), isWayBack: link?.hasAttribute('data-way-back') };
}

it.each(['/checkout', '/payment-success', '/leaderboard', '/dashboard'])('the way to sign in on %s leads back to it', (path) =>
  expect(signInOn(`${path}?tier=2`)).toEqual({ href: `/login?returnTo=${encodeURIComponent(path)}`, isWayBack: true }),
);

it.each(['/', '/about', '/leaderboards'])('the way to sign in on %s leads to the dashboard', (path) =>
  expect(signInOn(path)).toEqual({ href: '/login?returnTo=%2Fdashboard', isWayBack: false }),
);
