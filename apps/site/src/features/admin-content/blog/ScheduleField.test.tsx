import * as t from '@duneline/specs/messages/admin-blog';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleState } from './articleState.ts';
import { ScheduleField } from './ScheduleField.tsx';

const HOUR = 3_600_000;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T12:00:00Z') });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const chosen = () =>
  document
    .querySelector<HTMLElement>('[role=radio][aria-checked=true], input[type=radio]:checked')
    ?.closest('label, [role=radio]')?.textContent;
const moment = () => document.querySelector<HTMLInputElement>('input[type=datetime-local]');
/** What the field shows of a time. */
const shownAs = (iso: string) => {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** The field of an article with a draft that can be discarded. */
function open(start: { readonly state: ArticleState; readonly storedDate: string }) {
  const page: { publish?: (next: typeof start) => void; discard?: () => void } = {};
  const onChange = vi.fn<(value: string) => void>();
  function Page() {
    const [article, setArticle] = useState(start);
    const [draft, setDraft] = useState<string | null>(null);
    useEffect(() => {
      page.publish = setArticle;
      page.discard = () => setDraft(null);
    }, []);
    const change = (value: string) => {
      onChange(value);
      setDraft(value);
    };
    return <ScheduleField {...article} value={draft ?? article.storedDate} onChange={change} />;
  }
  act(() => root.render(<Page />));
  return {
    /** The last date that was chosen, in milliseconds. */
    chosenDate: () => Date.parse(onChange.mock.lastCall?.[0] ?? ''),
    become: (state: ArticleState, storedDate: string) => act(() => page.publish?.({ state, storedDate })),
    discard: () => act(() => page.discard?.()),
  };
}

const press = (label: string) =>
  act(() => [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.click());

it('offers the earlier date to an article that was published and unpublished while its editor was open', () => {
  const { become } = open({ state: 'draft', storedDate: inHours(-9) });
  expect(chosen()).toBe(t.appearsNow);
  vi.setSystemTime(Date.now() + HOUR);
  become('published', inHours(0));
  expect(moment()).toBeNull();
  vi.setSystemTime(Date.now() + HOUR);
  become('unpublished', inHours(-1));
  expect(chosen()).toBe(t.appearsAgain);
});

it('shows the stored date again after a draft with another one was discarded', () => {
  const stored = inHours(24);
  const { discard, chosenDate } = open({ state: 'scheduled', storedDate: stored });
  expect(moment()?.value).toBe(shownAs(stored));
  press(t.appearsNow);
  expect(chosenDate()).toBeLessThan(Date.now());
  expect(chosen()).toBe(t.appearsNow);
  discard();
  expect(chosen()).toBe(t.appearsLater);
  expect(moment()?.value).toBe(shownAs(stored));
});

it('changes nothing by a choice that is taken back', () => {
  const stored = inHours(-9);
  const { chosenDate } = open({ state: 'unpublished', storedDate: stored });
  press(t.appearsLater);
  expect(chosenDate()).toBeGreaterThan(Date.now());
  press(t.appearsAgain);
  expect(chosenDate()).toBe(Date.parse(stored));
});
