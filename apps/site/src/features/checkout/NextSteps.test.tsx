import * as t from '@duneline/specs/messages/checkout';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NextSteps } from './NextSteps.tsx';
import { sampleReceipt } from './sampleReceipt.test-support.ts';

function pageOf(changes: Partial<typeof sampleReceipt>, isGuest: boolean) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <NextSteps receipt={{ ...sampleReceipt, ...changes }} isGuest={isGuest} />
    </MemoryRouter>,
  );
  return page;
}

const stepsOf = (...shown: Parameters<typeof pageOf>) =>
  [...pageOf(...shown).querySelectorAll('ol > li')].map(({ textContent }) => textContent);
const toTrade = [t.nextPlatform({ platforms: 'Match Trader or Platform 5' }), t.nextTrade({ days: 30 })];

it('leads to the dashboard, the platform and the first trade, a guest after confirming the address', () => {
  const { email } = sampleReceipt;
  expect(stepsOf({}, false)).toEqual([t.nextReady, ...toTrade]);
  expect(stepsOf({ isClaimed: false }, true)).toEqual([t.nextGuest({ email }), ...toTrade]);
  expect(stepsOf({ isClaimed: false }, false)).toEqual([t.nextOther({ email }), ...toTrade]);
});

it('asks for no trade on an evaluation that is over', () => {
  expect(stepsOf({ canPass: false }, false)).toEqual([]);
  expect(pageOf({ canPass: false }, false).querySelector('p')?.textContent).toBe(t.nextReady);
});
