import { expect, it } from 'vitest';
import { parcel } from '../parcel.test-support.ts';
import { eventLabel, rowSentence } from './rowWords.ts';

it('writes events as people say them', () => {
  expect(
    [
      'theme.set',
      'after 250',
      'after 1500',
      'after 90000',
      'after 600000',
      'after 172800000',
      'done inspect',
      'error inspect',
    ].map(eventLabel),
  ).toEqual([
    'theme.set',
    'after 250 ms',
    'after 1.5 s',
    'after 90 s',
    'after 10 min',
    'after 2 d',
    'inspect done',
    'inspect failed',
  ]);
});

it('says a row as from, event, guard, to', () => {
  expect(parcel.rows.slice(0, 2).map(rowSentence)).toEqual([
    'From packed, on parcel.post, if isStamped, to travelling.road.',
    'From packed, on parcel.post, if not isStamped, stays in packed.',
  ]);
  expect(rowSentence({ from: 'a', event: 'always', guard: null, to: 'b' })).toBe('From a, at once, to b.');
});
