import * as t from '@duneline/specs/messages/checkout';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CouponField } from './CouponField.tsx';
import { sentenceOf } from './sentenceOf.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it.each(['coupon_unknown', 'over_request_rate_limit'])(
  'takes a code out of the order that is refused with %s, and says why at the field',
  async (refusal) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    const onChange = vi.fn();
    await act(async () => root.render(<CouponField applied="GUESS" quote={{ refusal }} onChange={onChange} />));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(page.querySelector('input')?.value).toBe('GUESS');
    expect(page.textContent).toContain(sentenceOf(refusal));
    expect(page.querySelector('details')?.open).toBe(true);
    await act(async () => root.unmount());
  },
);

it('keeps a code in the order when not the code is refused, but the size', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const onChange = vi.fn();
  const refused = { refusal: 'tier_not_for_sale' };
  await act(async () => root.render(<CouponField applied="LEILA10" quote={refused} onChange={onChange} />));
  expect(page.textContent).toContain(t.couponApplied({ code: 'LEILA10' }));
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('asks whether there is a code before it shows the field', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<CouponField applied={null} quote={undefined} onChange={vi.fn()} />));
  const question = page.querySelector('details');
  expect(question?.open).toBe(false);
  expect(question?.querySelector('summary')?.textContent).toBe(t.couponQuestion);
  await act(async () => root.unmount());
});

it('shows a code that the address brought, without a question', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<CouponField applied="LEILA10" quote={undefined} onChange={vi.fn()} />));
  expect(page.textContent).toContain(t.couponApplied({ code: 'LEILA10' }));
  expect(page.querySelector('details')).toBeNull();
  await act(async () => root.unmount());
});
