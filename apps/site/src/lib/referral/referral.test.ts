import { beforeEach, describe, expect, it } from 'vitest';
import { keepReferral, readLink, readReferral } from './referral.ts';

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
beforeEach(() => {
  values.clear();
  globalThis.sessionStorage = storageIn(values);
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
