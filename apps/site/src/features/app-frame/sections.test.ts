import { expect, it } from 'vitest';
import { affiliateSections, findCurrentSection } from './sections.ts';

const base = '/affiliate-dashboard';

it.each([
  [base, ''],
  [`${base}/`, ''],
  [`${base}/payouts`, 'payouts'],
  [`${base}/payouts/`, 'payouts'],
  [`${base}/payouts/2025-11`, 'payouts'],
  [`${base}/nowhere`, undefined],
])('%s belongs to the section %j', (pathname, id) => {
  expect(findCurrentSection(affiliateSections, base, pathname)?.id).toBe(id);
});
