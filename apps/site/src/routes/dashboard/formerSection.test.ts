import { expect, it } from 'vitest';
import { formerSection } from './formerSection.ts';

it.each([
  ['view=payouts&account=700037', '/dashboard/payouts?account=700037'],
  ['view=what-if', '/dashboard/what-if'],
  ['view=overview', '/dashboard'],
  ['view=admin&account=700019', '/dashboard?account=700019'],
  ['account=700019', null],
  ['', null],
])('?%s leads to %j', (search, address) => {
  expect(formerSection(new URLSearchParams(search))).toBe(address);
});
