import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Leila Karam', 'LK'],
    ['J. Lindqvist', 'JL'],
    ['Maria da Silva Almeida', 'MA'],
    ['okafor', 'O'],
    ['(Vy) Nguyễn', 'VN'],
    ['Ilse ÖZ', 'IÖ'],
    ['ليلى كرم', 'لك'],
    ['नीना शर्मा', 'नीश'],
    ['trader 7', 'T7'],
    ['—', ''],
    ['', ''],
  ])('of %o are %o', (name, letters) => expect(initials(name)).toBe(letters));
});
