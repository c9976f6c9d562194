import { describe, expect, it } from 'vitest';
import { offendersOf, type Answer, type Trace } from './offendersOf.ts';

const origin = 'https://duneline.example';
const kept = (store: 'local' | 'session' | 'cookie' | 'indexedDB' | 'cache', key: string): Trace => ({
  kind: 'kept',
  page: '/pricing',
  store,
  key,
});
const asked = (method: string, url: string): Trace => ({ kind: 'request', page: '/pricing', method, url });
const answers: readonly Answer[] = ['nothing yet', 'the X', 'Necessary Only', 'Accept All'];
const answersWithout = (trace: Trace) => answers.filter((answer) => offendersOf([trace], answer, origin).length === 0);

describe('the judge of what a page keeps and asks', () => {
  it('names the page and the offender, once', () => {
    const spy = asked('POST', 'https://spy.example/collect');
    expect(offendersOf([spy, spy, kept('cookie', '_ga')], 'Accept All', origin)).toEqual([
      '/pricing: POST https://spy.example/collect is not in specs/site/privacy.yaml for visitors who answered Accept All',
      '/pricing: "_ga" in cookie is not in specs/site/privacy.yaml for visitors who answered Accept All',
    ]);
  });

  it.each<readonly [string, Trace, readonly Answer[]]>([
    ['the visit number', kept('session', 'trackingSessionId'), ['Accept All']],
    ['the visit number for longer than the visit', kept('local', 'trackingSessionId'), []],
    ['a counted page', asked('POST', `${origin}/functions/v1/crm-tracking`), ['Accept All']],
    ['the answer', kept('local', 'cookieConsent'), ['Necessary Only', 'Accept All']],
    ['the log of the answer', asked('POST', `${origin}/functions/v1/consent`), ['Necessary Only', 'Accept All']],
    ['a theme that nobody chose', kept('local', 'prop-firm-theme'), []],
    ['what is public', asked('GET', `${origin}/rest/v1/theme_config?select=colors`), answers],
    ['a row', asked('POST', `${origin}/rest/v1/theme_config`), []],
    ['a file of the site', asked('GET', `${origin}/assets/index.js`), answers],
    ['anything sent to the site itself', asked('POST', `${origin}/pricing`), []],
    ['a file from elsewhere', asked('GET', 'https://cdn.example/tag.js'), []],
  ])('allows %s to those who agreed to it', (_what, trace, allowed) => {
    expect(answersWithout(trace)).toEqual(allowed);
  });
});
