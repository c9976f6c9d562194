import { expect, it } from 'vitest';
import { clientLogin, navigationLinks } from './navigationLinks.ts';

it('has words for every link of the specs', () => {
  expect(navigationLinks.filter(({ id, label }) => id === label)).toEqual([]);
});
it('leads to each place once, in the order of the specification', () => {
  expect(navigationLinks.map(({ href, isExternal }) => (isExternal ? href.startsWith('https://') : href))).toEqual([
    '/',
    '/pricing',
    '/about',
    '/platform',
    '/leaderboard',
    '/contact',
    true,
  ]);
});
it('opens the client login outside this site', () => expect(clientLogin).toMatch(/^https:\/\//));
