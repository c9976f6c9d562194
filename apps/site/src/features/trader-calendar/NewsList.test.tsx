import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { comingNews, NEWS_DAYS } from './comingNews.ts';
import { NewsList } from './NewsList.tsx';
import { serverDateOf } from './serverTime.ts';

const now = Date.parse('2026-03-02T08:00:00Z');

function daysIn(shown: string | null) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<NewsList now={now} shown={shown} />);
  return { days: [...page.querySelectorAll('h3 time')].map((time) => time.getAttribute('datetime')), text: page.textContent };
}

it('shows every day with news, or only the chosen one', () => {
  const all = [...new Set(comingNews(now, NEWS_DAYS).map(({ day }) => serverDateOf(day)))];
  expect(daysIn(null).days).toEqual(all);
  const [, second = ''] = all;
  expect(daysIn(second).days).toEqual([second]);
});

it('says that a chosen day has no news', () => {
  expect(daysIn('2026-03-01')).toMatchObject({ days: [], text: expect.stringContaining('No high-impact news on this day.') });
});
