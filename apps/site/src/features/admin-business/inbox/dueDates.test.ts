import { expect, it } from 'vitest';
import {
  addBusinessDays,
  computeApplicationDue,
  computeDocumentDue,
  computeMessageDue,
  computePayoutDue,
  computeTicketDue,
} from './dueDates.ts';

it.each([
  ['2026-02-26T09:00:00.000Z', 1, '2026-02-27T09:00:00.000Z'], // Thursday
  ['2026-02-27T09:00:00.000Z', 1, '2026-03-02T09:00:00.000Z'], // Friday
  ['2026-02-28T09:00:00.000Z', 2, '2026-03-03T09:00:00.000Z'], // Saturday
  ['2026-02-26T21:00:00.000Z', 1, '2026-03-01T21:00:00.000Z'], // Friday at the firm, in UTC still Thursday
  ['2026-02-26T09:00:00.000Z', 0, '2026-02-26T09:00:00.000Z'],
])('%s and %i business days are %s', (moment, days, later) => expect(addBusinessDays(moment, days)).toBe(later));

it('takes the times from the facts of the site', () => {
  const wednesday = '2026-02-25T09:00:00.000Z';
  expect(computePayoutDue(wednesday)).toBe('2026-02-27T09:00:00.000Z');
  expect(computeApplicationDue(wednesday)).toBe('2026-02-27T09:00:00.000Z');
  expect(computeDocumentDue(wednesday)).toBe('2026-02-27T09:00:00.000Z');
  expect(computeTicketDue(wednesday)).toBe('2026-02-26T09:00:00.000Z');
  expect(computeMessageDue('press', wednesday)).toBe('2026-02-26T09:00:00.000Z');
  expect(computeMessageDue('privacy', wednesday)).toBe('2026-03-02T09:00:00.000Z');
});
