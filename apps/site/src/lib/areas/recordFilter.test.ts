import { expect, it } from 'vitest';
import { recordFilter } from './recordFilter.ts';

it.each([
  ['1042', { number: 1042 }],
  ['3F2504E0-4f89-41d3-9a0c-0305e82c3301', { id: '3F2504E0-4f89-41d3-9a0c-0305e82c3301' }],
  ['12345678901', { number: 0 }],
  ['1042x', { number: 0 }],
])('%s finds %j', (record, filter) => {
  expect(recordFilter(record)).toEqual(filter);
});
