import { expect, it } from 'vitest';
import { readSavedViews, removeView, saveView } from './savedViews.ts';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  } as Storage;
}

it('keeps the views of each table, and replaces one of the same name', () => {
  const storage = memory();
  saveView('referrals', { name: 'Bought', search: 'state=bought' }, storage);
  saveView('payouts', { name: 'Paid', search: 'status=paid' }, storage);
  saveView('referrals', { name: 'Bought', search: 'state=bought&page=2' }, storage);
  expect(readSavedViews('referrals', storage)).toEqual([{ name: 'Bought', search: 'state=bought&page=2' }]);
  expect(removeView('payouts', 'Paid', storage)).toEqual([]);
});

it.each(['{', '"text"', '[1, {"name": 3}]'])('takes %s for no views', (stored) => {
  expect(readSavedViews('any', { getItem: () => stored })).toEqual([]);
});

it('goes on when storage refuses', () => {
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const view = { name: 'Paid', search: '' };
  expect(saveView('any', view, storage)).toEqual([view]);
});
