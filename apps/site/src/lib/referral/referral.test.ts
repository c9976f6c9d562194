import { affiliate } from '@duneline/specs/site';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followConsent, forgetCoupon, keepReferral, readKept, readLink, readReferral, storeReferral } from './referral.ts';

function storageIn(values: Map<string, string>): Storage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

const values = new Map<string, string>();
const onDevice = new Map<string, string>();
beforeEach(() => {
  values.clear();
  onDevice.clear();
  vi.stubGlobal('sessionStorage', storageIn(values));
  vi.stubGlobal('localStorage', storageIn(onDevice));
  vi.stubGlobal('location', { search: '' });
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
  return () => vi.useRealTimers();
});

describe('a referral', () => {
  it('is kept from the page that the link opened', () => {
    keepReferral('?utm_source=x&ref=leila&coupon=leila10');
    keepReferral('?tier=2');
    expect(readReferral()).toEqual({ code: 'LEILA', coupon: 'LEILA10' });
  });

  it('is that of the last link, with its own coupon or none', () => {
    keepReferral('?ref=leila&coupon=leila10');
    keepReferral('?ref=rami');
    expect(readReferral()).toEqual({ code: 'RAMI', coupon: null });
    keepReferral('?coupon=RAMI5');
    expect(readReferral()).toEqual({ code: 'RAMI', coupon: 'RAMI5' });
  });

  it.each(['', '?ref=', '?ref=a', '?ref=<script>', `?ref=${'x'.repeat(33)}`, '?ref=%00%00'])('is nothing in %j', (search) => {
    keepReferral(search);
    expect([readLink(search), values.size]).toEqual([{ code: null, coupon: null }, 0]);
  });

  it.each([
    ['a period', 'LEILA.'],
    ['a bracket', 'LEILA)'],
    ['an angle bracket', 'LEILA%3E'],
    ['a comma and words', 'LEILA,%20see%20you'],
    ['an exclamation mark', 'LEILA!'],
    ['the emphasis of a messenger', 'LEILA*'],
    ['its other emphasis', 'LEILA_'],
    ['quotes', '%22LEILA%22'],
    ['curly quotes', '%E2%80%9CLEILA%E2%80%9D'],
    ['a zero-width space', 'LEILA%E2%80%8B'],
    ['a mark of direction', '%E2%80%8FLEILA%E2%80%8F'],
    ['a non-breaking space', 'LEILA%C2%A0'],
    ['a hyphen', 'LEILA-'],
    ['a slash', 'LEILA/'],
    ['a click’s id', 'LEILA&fbclid=IwAR0'],
    ['an escaped click’s id', 'LEILA%26fbclid=IwAR0'],
    ['a second question mark', 'LEILA?utm_source=x'],
    ['other capitals', 'leila'],
  ])('has the same code with %s', (_what, written) => {
    expect(readLink(`?ref=${written}`)).toEqual({ code: 'LEILA', coupon: null });
    expect(readLink(`?coupon=${written}`)).toEqual({ code: null, coupon: 'LEILA' });
  });

  it('keeps its affiliate when its coupon is taken out of the order', () => {
    keepReferral('?ref=leila&coupon=leila10');
    forgetCoupon();
    expect(readReferral()).toEqual({ code: 'LEILA', coupon: null });
  });

  it('keeps the id of a link within its code', () => {
    expect(readLink('?ref=LEILA-0F3A91C2.').code).toBe('LEILA-0F3A91C2');
  });

  it('is that of the first ref of an address to which another site added its own', () => {
    expect(readLink('?ref=LEILA&coupon=LEILA10&ref=producthunt')).toEqual({ code: 'LEILA', coupon: 'LEILA10' });
    expect(keepReferral('?ref=LEILA&coupon=LEILA10&ref=producthunt')).toBe(true);
    expect(readKept().before).toMatchObject([{ code: 'LEILA', coupon: 'LEILA10' }]);
  });

  it.each(['{', '7', 'null', '{"code":7,"coupon":[]}'])('is nothing when somebody else wrote %j', (text) => {
    values.set('referral', text);
    expect(readReferral()).toEqual({ code: null, coupon: null });
  });
});

describe('on the device', () => {
  const leila = { code: 'LEILA', coupon: null };
  const nobody = { code: null, coupon: null };
  /** Closes the tab and comes back after so many days. */
  const comeBack = (days: number) => {
    values.clear();
    vi.advanceTimersByTime(days * 86_400_000);
  };

  it('is kept for the window when the visitor agreed, counted from the link', () => {
    keepReferral('?ref=leila');
    followConsent(true);
    comeBack(affiliate.linkDays - 1);
    expect(readReferral()).toEqual(leila);
    comeBack(1);
    expect(readReferral()).toEqual(nobody);
  });

  it('is kept when the consent script runs before the one of the link', () => {
    vi.stubGlobal('location', { search: '?ref=leila' });
    followConsent(true);
    comeBack(1);
    expect(readReferral()).toEqual(leila);
  });

  it('is not kept without an answer or after a refusal, and lasts as long as the tab', () => {
    keepReferral('?ref=leila');
    expect(onDevice.size).toBe(0);
    followConsent(false);
    expect([onDevice.size, readReferral()]).toEqual([0, leila]);
    comeBack(0);
    expect(readReferral()).toEqual(nobody);
  });

  it('is removed when consent is withdrawn', () => {
    keepReferral('?ref=leila');
    followConsent(true);
    followConsent(false);
    expect(onDevice.size).toBe(0);
  });

  it('gives way to a newer link', () => {
    keepReferral('?ref=leila');
    followConsent(true);
    comeBack(2);
    keepReferral('?ref=rami');
    expect(readReferral()).toEqual({ code: 'RAMI', coupon: null });
  });

  it.each(['{"code":"LEILA"}', '{"code":"LEILA","at":"now"}', '{"code":"LEILA","at":99999999999999}'])(
    'is nothing in %s',
    (text) => {
      onDevice.set('keptReferral', text);
      expect(readReferral()).toEqual(nobody);
    },
  );
});

describe('earlier links', () => {
  const leila = { code: 'LEILA', coupon: 'LEILA10' };

  it('are kept beside a newer one, whose code may be nobody’s', () => {
    expect(keepReferral('?ref=leila&coupon=leila10')).toBe(false);
    expect(keepReferral('?ref=producthunt')).toBe(true);
    expect(keepReferral('?ref=newsletter')).toBe(true);
    expect(readKept()).toMatchObject({ code: 'NEWSLETTER', before: [{ code: 'PRODUCTHUNT' }, leila] });
  });

  it('are kept once, and the oldest of many is left out', () => {
    for (const code of ['AA', 'BB', 'AA', 'CC', 'DD', 'EE', 'EE']) keepReferral(`?ref=${code}`);
    expect([readKept().code, ...readKept().before.map(({ code }) => code)]).toEqual(['EE', 'DD', 'CC', 'AA']);
  });

  it('follow the newest to the device, and the choice between them too', () => {
    keepReferral('?ref=leila&coupon=leila10');
    keepReferral('?ref=producthunt');
    followConsent(true);
    values.clear();
    expect(readKept().before).toMatchObject([leila]);
    storeReferral({ ...leila, at: Date.now(), before: [] });
    values.clear();
    expect(readKept()).toMatchObject({ ...leila, before: [] });
  });
});
