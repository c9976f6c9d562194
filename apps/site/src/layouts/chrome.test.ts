import { describe, expect, it } from 'vitest';
import { isChromeHidden } from './chrome.ts';

describe('isChromeHidden', () => {
  it.each(['/admin', '/admin/theme', '/crm-admin', '/affiliate-dashboard/kyc', '/affiliate-login', '/login'])(
    'hides header and footer on %s',
    (path) => expect(isChromeHidden(path)).toBe(true),
  );
  it.each(['/', '/administrators', '/admin-login', '/blog/admin-tips', '/affiliate', '/affiliate-signup'])(
    'keeps them on %s',
    (path) => expect(isChromeHidden(path)).toBe(false),
  );
});
