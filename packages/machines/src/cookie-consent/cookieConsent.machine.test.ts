import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { consentVersion, encodeConsent } from './consent.ts';
import type { Consent } from './consent.ts';
import { cookieConsentMachine } from './cookieConsent.machine.ts';
import { initialCookieConsentView, viewOfCookieConsent } from './cookieConsent.view.ts';

const at = '2026-01-02T03:04:05.000Z';
const analyticsOnly: Consent = { necessary: true, analytics: true, marketing: false, date: at, version: consentVersion };

function start(stored: string | null) {
  const written: (Consent | null)[] = [];
  const aside: (string | null)[] = [];
  const machine = cookieConsentMachine.provide({
    actions: {
      storeConsent: (_, { consent }) => void written.push(consent),
      setAsideUnreadable: (_, params) => void aside.push(params.stored),
    },
  });
  const actor = createActor(machine, { input: { stored } }).start();
  return { actor, written, aside, view: () => viewOfCookieConsent(actor.getSnapshot()) };
}

describe('cookie consent', () => {
  it.each([null, '{"analytics"', encodeConsent(analyticsOnly), encodeConsent({ ...analyticsOnly, version: 0 })])(
    'shows the same before and after XState is loaded when %j is stored',
    (stored) => {
      expect(initialCookieConsentView({ stored })).toEqual(start(stored).view());
    },
  );

  it('stores the consent that it shows', () => {
    const { actor, written, view } = start(null);
    actor.send({ type: 'consent.customize' });
    actor.send({ type: 'category.toggle', category: 'analytics' });
    actor.send({ type: 'consent.save', at });
    expect(written).toEqual([analyticsOnly]);
    expect(view()).toEqual({
      status: 'hidden',
      choices: { necessary: true, analytics: true, marketing: false },
      consent: analyticsOnly,
    });
  });

  it('stores nothing when it is closed, and forgets the switches', () => {
    const { actor, written, view } = start(null);
    actor.send({ type: 'consent.customize' });
    actor.send({ type: 'category.toggle', category: 'marketing' });
    actor.send({ type: 'banner.close' });
    expect(written).toEqual([]);
    expect(view()).toEqual({ status: 'hidden', choices: { necessary: true, analytics: false, marketing: false }, consent: null });
  });

  it('shows the present choice when it is opened again, and lets it be taken back', () => {
    const { actor, written, view } = start(encodeConsent(analyticsOnly));
    actor.send({ type: 'consent.reopen' });
    expect(view()).toMatchObject({ status: 'customizing', choices: { analytics: true, marketing: false } });
    actor.send({ type: 'consent.acceptNecessary', at });
    expect(written).toEqual([{ ...analyticsOnly, analytics: false }]);
  });

  it('sets a text aside that is no consent, once, and asks', () => {
    const { actor, aside, view } = start('{"analytics"');
    actor.send({ type: 'banner.close' });
    actor.send({ type: 'consent.reopen' });
    expect(aside).toEqual(['{"analytics"']);
    expect(view()).toMatchObject({ status: 'customizing', choices: { analytics: false, marketing: false } });
  });
});
