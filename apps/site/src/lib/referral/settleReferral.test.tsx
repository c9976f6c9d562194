import { beforeEach, expect, it, vi } from 'vitest';
import { getClient } from '../backend/client.ts';
import { getContent } from '../backend/content.ts';
import { keepReferral, readKept } from './referral.ts';
import { shareReferral } from './shareReferral.ts';
import { acceptReferral, settleReferral } from './settleReferral.ts';

vi.mock('../backend/content.ts', () => ({ getContent: vi.fn() }));
vi.mock('../backend/client.ts', () => ({ getClient: vi.fn() }));

const rpc = vi.fn<(name: string, args: { readonly _code: string }) => { retry: () => Promise<unknown> }>();
const answer = (data: unknown) => ({ retry: () => Promise.resolve({ data, error: null, count: null }) });
/** Knows these affiliates. */
const know = (...codes: readonly string[]) =>
  rpc.mockImplementation((name, { _code }) => answer(name === 'is_affiliate_code' ? codes.includes(_code) : true));

beforeEach(() => {
  vi.mocked(getContent).mockResolvedValue({ rpc } as never);
  vi.mocked(getClient).mockResolvedValue({ rpc } as never);
  rpc.mockReset();
  know('LEILA', 'RAMI');
  return () => {
    sessionStorage.clear();
    localStorage.clear();
  };
});

it('a code that is nobody’s replaces none', async () => {
  keepReferral('?ref=leila&coupon=leila10');
  keepReferral('?ref=producthunt');
  expect(await settleReferral()).toEqual({ code: 'LEILA', coupon: 'LEILA10' });
  expect(readKept().before).toEqual([]);
});

it('a code that is nobody’s replaces none of another tab either, without anything on the device', async () => {
  class Channel extends EventTarget {
    postMessage = () => {};
  }
  const channels: Channel[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor() {
        super();
        channels.push(this);
      }
    },
  );
  keepReferral('?ref=producthunt');
  shareReferral();
  const data = { code: 'LEILA', coupon: 'LEILA10', at: 7, before: [] };
  channels[0]?.dispatchEvent(new MessageEvent('message', { data }));
  expect(await settleReferral()).toEqual({ code: 'LEILA', coupon: 'LEILA10' });
  expect(localStorage).toHaveLength(0);
  vi.unstubAllGlobals();
});

it('a code that is another affiliate’s replaces the earlier one', async () => {
  keepReferral('?ref=leila&coupon=leila10');
  keepReferral('?ref=rami');
  expect(await settleReferral()).toEqual({ code: 'RAMI', coupon: null });
});

it('one link alone is not asked about', async () => {
  keepReferral('?ref=producthunt');
  expect(await settleReferral()).toEqual({ code: 'PRODUCTHUNT', coupon: null });
  expect(rpc).not.toHaveBeenCalled();
});

it('the newest link counts while nobody can be asked, and the earlier one is not lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  keepReferral('?ref=leila');
  keepReferral('?ref=producthunt');
  rpc.mockReturnValue({ retry: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await settleReferral()).toEqual({ code: 'PRODUCTHUNT', coupon: null });
  know('LEILA');
  expect(await settleReferral()).toEqual({ code: 'LEILA', coupon: null });
  expect(warn).toHaveBeenCalledOnce();
});

it('somebody else’s answer makes no code an affiliate’s', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  keepReferral('?ref=leila');
  keepReferral('?ref=producthunt');
  rpc.mockImplementation(() => answer({}));
  await settleReferral();
  expect(readKept().before).toMatchObject([{ code: 'LEILA' }]);
});

it('a link that is opened meanwhile is not overwritten', async () => {
  keepReferral('?ref=leila');
  keepReferral('?ref=producthunt');
  rpc.mockImplementation((_name, { _code }) => {
    vi.setSystemTime(Date.now() + 1000);
    keepReferral('?ref=rami');
    return answer(_code === 'LEILA');
  });
  await settleReferral();
  vi.useRealTimers();
  expect(readKept()).toMatchObject({ code: 'RAMI', before: [{ code: 'PRODUCTHUNT' }, { code: 'LEILA' }] });
});

it('the code is told after a sign-up, and nothing without one', async () => {
  await acceptReferral();
  expect(rpc).not.toHaveBeenCalled();
  keepReferral('?ref=leila');
  await acceptReferral();
  expect(rpc.mock.calls).toEqual([['accept_referral', { _code: 'LEILA' }]]);
});
