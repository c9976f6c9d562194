import { expect, it } from 'vitest';
import { applicationErrors } from './application.ts';

const good = { name: 'Leila', audience: 'A newsletter', website: '', code: '', hasAcceptedTerms: true };

it('lets an application without a website and a code pass', () => expect(applicationErrors(good)).toEqual({}));

it.each([
  [{ name: '  ' }, 'name'],
  [{ audience: '' }, 'audience'],
  [{ website: 'http://example.com' }, 'website'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ code: 'abc' }, 'code'],
  [{ code: 'WITH SPACE' }, 'code'],
  [{ hasAcceptedTerms: false }, 'terms'],
])('refuses %j', (change, field) => expect(Object.keys(applicationErrors({ ...good, ...change }))).toEqual([field]));
