import { expect, it } from 'vitest';
import { helpLinks, siteLinks, socialLinks } from './footerLinks.ts';

it('has words for every link of the specs', () => {
  const links = [...siteLinks, ...helpLinks, ...socialLinks];
  expect(links.filter(({ id, label }) => id === label)).toEqual([]);
  expect(helpLinks.map(({ label }) => label)).toEqual([
    'Help Center',
    'Trading Rules',
    'FAQ',
    'Terms of Service',
    'Privacy Policy',
    'Risk Disclosure',
    'Payout Policy',
    'Refund Policy',
  ]);
});
