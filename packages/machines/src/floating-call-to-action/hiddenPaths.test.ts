import { describe, expect, it } from 'vitest';
import { isChromeHidden } from './hiddenPaths.ts';
import { isFloatingCallHidden } from './suppressingPaths.ts';

const bare = ['/admin', '/admin/theme', '/crm-admin', '/affiliate-dashboard/kyc', '/affiliate-login', '/login'];

describe('isChromeHidden', () => {
  it.each(bare)('hides header and footer on %s', (path) => expect(isChromeHidden(path)).toBe(true));
  it.each(['/', '/administrators', '/admin-login', '/blog/admin-tips', '/affiliate', '/affiliate-signup', '/signup'])(
    'keeps them on %s',
    (path) => expect(isChromeHidden(path)).toBe(false),
  );
});

describe('isFloatingCallHidden', () => {
  it.each([
    ...bare,
    '/admin-login',
    '/affiliate-signup',
    '/signup',
    '/contact',
    '/pricing',
    '/payment-success',
    '/checkout',
    '/checkout/',
    '/dashboard',
    '/trader-dashboard',
    '/fr/checkout',
  ])('hides it on %s', (path) => expect(isFloatingCallHidden(path)).toBe(true));
  it.each(['/', '/programs', '/affiliate', '/blog/admin-tips', '/blog/contact', '/blog/dashboards'])('keeps it on %s', (path) =>
    expect(isFloatingCallHidden(path)).toBe(false),
  );
});
