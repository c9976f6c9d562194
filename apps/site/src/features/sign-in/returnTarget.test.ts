import { signInPath } from '@duneline/machines';
import { expect, it } from 'vitest';
import { returnTarget } from './returnTarget.ts';

const search = (returnTo: string) => new URLSearchParams({ returnTo });

it('brings back to the guarded page with its query', () => {
  const path = signInPath({ pathname: '/affiliate-dashboard/payouts', search: '?page=2&q=a+b' });
  expect(returnTarget(new URL(path, 'https://duneline.example').searchParams)).toBe('/affiliate-dashboard/payouts?page=2&q=a+b');
});
it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'affiliate-dashboard', ''])(
  'drops "%s"',
  (returnTo) => expect(returnTarget(search(returnTo))).toBeNull(),
);
it('has nowhere to go without the parameter', () => expect(returnTarget(new URLSearchParams())).toBeNull());
