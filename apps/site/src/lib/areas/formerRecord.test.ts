import { expect, it } from 'vitest';
import { formerRecord } from './formerRecord.ts';

it.each([
  ['tickets', '?ticket=a1&status=open', { record: 'a1', search: '?status=open' }],
  ['support', '?ticket=a1', { record: 'a1', search: '' }],
  ['seo', '?id=a1', { record: 'a1', search: '' }],
  ['orders', '?id=a1', null],
  ['orders', '?order=&q=tomas', null],
  ['blog', '', null],
] as const)('in %s%s it is %j', (section, search, found) => {
  expect(formerRecord(section, search)).toEqual(found);
});
