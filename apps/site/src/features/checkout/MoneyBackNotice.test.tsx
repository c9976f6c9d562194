import * as t from '@duneline/specs/messages/checkout';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MoneyBackNotice } from './MoneyBackNotice.tsx';

const owed = { amountCents: 9_900, currency: 'USD', receivedAt: '2026-03-02T09:00:00Z', sentAt: null } as const;

function textOf(content: ReactNode): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(content);
  return page.textContent ?? '';
}

it('names what arrived in its currency, and why it goes back', () => {
  const text = textOf(<MoneyBackNotice {...owed} amountCents={8_000} currency="EUR" cause="other-amount" />);
  expect(text).toContain(t.receiptBackTitle({ amount: '€80.00' }));
  expect(text).toContain('but this order costs a different amount');
});

it('says of a refund that failed that it has not been sent, until it has', () => {
  for (const cause of ['refund-failed', 'not-by-provider'] as const)
    expect(textOf(<MoneyBackNotice {...owed} cause={cause} />)).toContain('ask where to send it');
  expect(textOf(<MoneyBackNotice {...owed} cause="refund-failed" sentAt="2026-03-04T09:00:00Z" />)).toContain(
    t.receiptBackSentTitle({ amount: '$99.00' }),
  );
});
