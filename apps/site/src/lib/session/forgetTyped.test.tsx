import { privacy } from '@duneline/specs/site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSavedViews, saveView } from '../data-table/savedViews.ts';
import { forgetTypedWithOtherTabs, forgetTyped, typedKeys } from './forgetTyped.ts';

beforeEach(() => {
  for (const key of typedKeys.local) localStorage.setItem(key, 'typed');
  for (const key of typedKeys.session) sessionStorage.setItem(key, 'typed');
  for (const beginning of typedKeys.localBeginnings) {
    for (const table of ['users', 'orders']) localStorage.setItem(beginning + table, 'typed');
  }
  localStorage.setItem('prop-firm-theme', 'dark');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('removes what was typed, and nothing else', () => {
  forgetTyped();
  expect(Object.keys(localStorage)).toEqual(['prop-firm-theme']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('removes the saved views of tables, whose names and searches may name people', () => {
  saveView('users', { name: 'Hana', search: 'q=hana@duneline.example' }, localStorage);
  saveView('orders', { name: 'Hana’s', search: 'q=hana' }, localStorage);
  forgetTyped();
  expect([...readSavedViews('users', localStorage), ...readSavedViews('orders', localStorage)]).toEqual([]);
});

it('does so in other tabs', async () => {
  const stop = forgetTypedWithOtherTabs();
  const other = new BroadcastChannel('duneline:sign-out');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  other.postMessage(null);
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]), 30_000);
  other.close();
  stop();
});

it('is what the page about privacy says', () => {
  const promised = privacy.browser.filter(({ key, until }) => key !== 'duneline:session' && until.includes('you sign out'));
  const removed = [...typedKeys.local, ...typedKeys.session, ...typedKeys.localBeginnings];
  expect(promised.filter(({ store }) => store !== 'indexedDB').map(({ key }) => key)).toEqual(removed);
});
