import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentVersion, decodeConsent, encodeConsent, hasConsent } from './consent.ts';
import type { Consent } from './consent.ts';

const consents: fc.Arbitrary<Consent> = fc.record({
  necessary: fc.constant(true as const),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
  date: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
  version: fc.constant(consentVersion),
});

describe('stored consent', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(consents, (consent) => {
        expect(decodeConsent(encodeConsent(consent))).toEqual({ kind: 'consent', consent });
      }),
    );
  });

  it('is unreadable, and never an error, for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeConsent(text)).toEqual({ kind: 'unreadable' });
      }),
    );
  });

  const whole = { necessary: true, analytics: true, marketing: true, date: '2026-01-02T03:04:05.000Z', version: consentVersion };

  it.each([
    { ...whole, necessary: false },
    { ...whole, analytics: 'yes' },
    { ...whole, marketing: undefined },
    { ...whole, date: 'yesterday' },
    { ...whole, version: '1' },
    [whole],
    null,
  ])('is unreadable as %j', (value) => {
    expect(decodeConsent(JSON.stringify(value))).toEqual({ kind: 'unreadable' });
  });

  it('counts as none when it answered another version of the question', () => {
    expect(decodeConsent(JSON.stringify({ ...whole, version: consentVersion + 1 }))).toEqual({ kind: 'none' });
  });

  it('drops what is no part of a consent', () => {
    expect(decodeConsent(JSON.stringify({ ...whole, extra: 'x' }))).toEqual({ kind: 'consent', consent: whole });
  });
});

describe('hasConsent', () => {
  it('allows only the necessary before a choice', () => {
    expect([hasConsent(null, 'necessary'), hasConsent(null, 'analytics'), hasConsent(null, 'marketing')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('follows the choice', () => {
    fc.assert(
      fc.property(consents, (consent) => {
        expect(hasConsent(consent, 'necessary')).toBe(true);
        expect(hasConsent(consent, 'analytics')).toBe(consent.analytics);
        expect(hasConsent(consent, 'marketing')).toBe(consent.marketing);
      }),
    );
  });
});
