import { affiliate } from '@duneline/specs/site';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followConsent, keepReferral, readLink, readReferral } from './referral.ts';

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
