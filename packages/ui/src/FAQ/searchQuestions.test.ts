import { describe, expect, it } from 'vitest';
import { searchQuestions } from './searchQuestions.ts';

const questions = [
  { id: 'limits', question: 'Which limits apply?', answer: 'A daily loss and a maximum loss.' },
  { id: 'paid', question: 'When am I paid?', answer: 'Every 14 days, by bank or UPI.' },
  { id: 'drawn', question: 'What is a floor?', answer: { drawn: true } as never },
];
const found = (search: string) => searchQuestions(questions, search).map(({ id }) => id);

describe('searchQuestions', () => {
  it('finds words of questions and answers, in any order and case', () => {
    expect(found('LOSS daily')).toEqual(['limits']);
    expect(found('upi')).toEqual(['paid']);
    expect(found('floor')).toEqual(['drawn']);
  });
  it('ignores accents, and vowel signs of Arabic', () => {
    expect(searchQuestions([{ id: 'ar', question: 'متى تُصرف أرباحي؟', answer: '' }], 'تصرف')).toHaveLength(1);
    expect(found('lóss')).toEqual(['limits']);
  });
  it('shows all for an empty search, and none where a word is missing', () => {
    expect(found('  ')).toHaveLength(questions.length);
    expect(found('loss upi')).toEqual([]);
  });
});
