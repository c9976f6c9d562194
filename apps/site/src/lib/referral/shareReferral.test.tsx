import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReferral, readKept, readReferral } from './referral.ts';
import { shareReferral } from './shareReferral.ts';

/** The channels of all tabs; a message reaches the others. */
const open = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  readonly sent: unknown[] = [];
  constructor() {
    super();
    open.add(this);
  }
  postMessage(data: unknown) {
    this.send(data);
  }
  send(data: unknown) {
    this.sent.push(data);
    for (const other of open) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
}

beforeEach(() => {
  open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  return () => {
    sessionStorage.clear();
    localStorage.clear();
  };
});

/** Another tab of the browser, which has a session storage of its own. */
const openTab = () => {
  const tab = new FakeChannel();
  const heard: unknown[] = [];
  tab.addEventListener('message', (event) => event instanceof MessageEvent && heard.push(event.data));
  return { tab, heard };
};

describe('a second tab', () => {
  it('asks for the codes of the first, and takes them', () => {
    const { tab, heard } = openTab();
    shareReferral();
    expect(heard).toEqual([null]);
    tab.send({ code: 'LEILA', coupon: 'LEILA10', at: 7, before: [] });
    expect(readReferral()).toEqual({ code: 'LEILA', coupon: 'LEILA10' });
    expect(localStorage).toHaveLength(0);
  });

  it('that was open before gets them from the one in which a link is opened', () => {
    const { heard } = openTab();
    keepReferral('?ref=leila');
    shareReferral();
    expect(heard).toMatchObject([{ code: 'LEILA' }, null]);
  });

  it('is answered while the first is open', () => {
    keepReferral('?ref=leila');
    shareReferral();
    const { tab, heard } = openTab();
    tab.send(null);
    expect(heard).toMatchObject([{ code: 'LEILA' }]);
  });

  it('with a link of its own keeps that, and is not answered by a tab that has none', () => {
    keepReferral('?ref=rami');
    shareReferral();
    const { tab } = openTab();
    tab.send({ code: 'LEILA', coupon: null, at: 7, before: [] });
    expect(readReferral().code).toBe('RAMI');
    sessionStorage.clear();
    const [own] = open;
    const before = own?.sent.length;
    tab.send(null);
    expect(own?.sent).toHaveLength(before ?? -1);
  });

  it('with a link of its own keeps the other’s beside it, newest first and once each', () => {
    keepReferral('?ref=producthunt');
    shareReferral();
    const { tab, heard } = openTab();
    const rami = { code: 'RAMI', coupon: null, at: 6 };
    tab.send({ code: 'OLD', coupon: null, at: 5, before: [] });
    tab.send({ code: 'LEILA', coupon: 'LEILA10', at: 7, before: [rami, { ...rami, code: 'PRODUCTHUNT' }] });
    tab.send({ code: 'LEILA', coupon: 'LEILA10', at: 7, before: [] });
    expect(readKept()).toEqual({
      code: 'PRODUCTHUNT',
      coupon: null,
      at: expect.any(Number),
      before: [{ code: 'LEILA', coupon: 'LEILA10', at: 7 }, rami, { code: 'OLD', coupon: null, at: 5 }],
    });
    tab.send(null);
    expect(heard.at(-1)).toMatchObject({ code: 'PRODUCTHUNT', before: [{ code: 'LEILA' }, { code: 'RAMI' }, { code: 'OLD' }] });
    expect(heard).toHaveLength(1);
  });

  it('in which a coupon alone was opened takes the code of the first', () => {
    keepReferral('?coupon=spring');
    shareReferral();
    const { tab } = openTab();
    tab.send({ code: 'LEILA', coupon: 'LEILA10', at: 7, before: [] });
    expect(readReferral()).toEqual({ code: 'LEILA', coupon: 'SPRING' });
  });

  it('stores nothing when it hears what the device keeps', () => {
    const kept = { code: 'LEILA', coupon: null, at: Date.now(), before: [] };
    localStorage.setItem('keptReferral', JSON.stringify(kept));
    shareReferral();
    openTab().tab.send(kept);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([undefined, 7, 'LEILA', {}, { code: '<script>', coupon: 7, at: 'x', before: 3 }])(
    'takes nothing from %j',
    (message) => {
      const { tab } = openTab();
      shareReferral();
      tab.send(message);
      expect(readKept()).toEqual({ code: null, coupon: null, at: null, before: [] });
    },
  );
});
