// @vitest-environment node
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import * as t from '@duneline/specs/messages/admin-coupons';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { LostAnswer, ServiceError } from '../../../lib/query/ServiceError.ts';
import { blankDraft, couponProblems, draftOf, refusedFields, toValues, type CouponDraft } from './couponDraft.ts';
import { addCoupon, changeCoupon, readCoupon, readCoupons } from './readCoupons.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn() }));
vi.mock('../../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));

async function openAsAdmin() {
  const backend = createBackend(backendSpec);
  const session = await backend.signInAs('admin');
  let isLosingAnswers = false;
  const clientOf = (key: string, token: string | null) =>
    createClient<Database>(backend.url, key, {
      accessToken: () => Promise.resolve(token),
      global: {
        fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
          const answer = await backend.fetch(input, init);
          if (isLosingAnswers && init?.method === 'POST' && new Request(input).url.includes('/coupons'))
            throw new TypeError('Failed to fetch');
          return answer;
        },
      },
    });
  const loseAnswers = () => {
    isLosingAnswers = true;
  };
  const client = clientOf(backend.keys.anon, session?.access_token ?? null);
  const id = String(session?.user['id']);
  vi.mocked(getClient).mockResolvedValue(client);
  vi.mocked(readPerson).mockResolvedValue({ id } as never);
  const service = createClient<Database>(backend.url, backend.keys.serviceRole, { global: { fetch: backend.fetch } });
  return { client, service, id, loseAnswers };
}

const good: CouponDraft = { ...blankDraft, code: 'spring-26', percent: 15 };

describe('a new coupon', () => {
  it.each<[string, Partial<CouponDraft>, keyof CouponDraft | null]>([
    ['everything as it should be', {}, null],
    ['the shortest code', { code: 'A1B2' }, null],
    ['the longest code', { code: `A${'-'.repeat(30)}Z` }, null],
    ['a code of three', { code: 'ABC' }, 'code'],
    ['a code of 33', { code: 'A'.repeat(33) }, 'code'],
    ['a hyphen at the end', { code: 'SPRING-' }, 'code'],
    ['a hyphen first', { code: '-SPRING' }, 'code'],
    ['a space within', { code: 'SPRING 26' }, 'code'],
    ['an Arabic code', { code: 'ربيع' }, 'code'],
    ['no code', { code: ' ' }, 'code'],
    ['a code of the platform', { code: 'retry-1' }, 'code'],
    ['1 percent', { percent: 1 }, null],
    ['100 percent', { percent: 100 }, null],
    ['0 percent', { percent: 0 }, 'percent'],
    ['101 percent', { percent: 101 }, 'percent'],
    ['half a percent', { percent: 0.5 }, 'percent'],
    ['one order', { limit: 1 }, null],
    ['as many orders as the column takes', { limit: 2_147_483_647 }, null],
    ['more than that', { limit: 2_147_483_648 }, 'limit'],
    ['less than none', { limit: -1 }, 'limit'],
    ['half an order', { limit: 1.5 }, 'limit'],
    ['an expiry to come', { expires: '2999-01-01T00:00' }, null],
    ['an expiry that has passed', { expires: '2001-01-01T00:00' }, 'expires'],
    ['an expiry that is none', { expires: '2026-13-40T99:00' }, 'expires'],
    ['a program', { scope: 'program:1-step' }, null],
    ['a size', { scope: 'tier:1-step-25k' }, null],
    ['a note as long as it may be', { note: 'ن'.repeat(500) }, null],
  ])('with %s is taken by the form exactly if the database takes it', async (_what, change, field) => {
    await openAsAdmin();
    const draft = { ...good, ...change };
    expect(Object.keys(couponProblems(draft, null, new Date()))).toEqual(field === null ? [] : [field]);
    // What is no time cannot be sent at all.
    const send = async () => addCoupon(toValues(draft, null));
    const isTaken = await send().then(
      () => true,
      () => false,
    );
    expect(isTaken).toBe(field === null);
  });

  it('is written with the name of its maker, in capital letters, and found in any case', async () => {
    const { id } = await openAsAdmin();
    await addCoupon(toValues({ ...good, note: '  ', expires: '2999-01-01T10:30' }, null));
    const coupon = await readCoupon('Spring-26');
    expect(coupon).toMatchObject({
      code: 'SPRING-26',
      created_by: id,
      note: null,
      isOwn: false,
      expires_at: expect.stringContaining('2999-01-01T10:30:00'),
    });
    expect(coupon?.maker).toBeTruthy();
  });

  it('is taken for made, when its answer is lost, only if all that was sent is stored', async () => {
    const { loseAnswers } = await openAsAdmin();
    loseAnswers();
    const values = toValues({ ...good, scope: 'program:1-step', limit: 5, expires: '2999-01-01T10:30', note: 'Spring' }, null);
    await expect(addCoupon(values)).resolves.toBeUndefined();
    for (const other of [{ note: null }, { max_uses: null }, { program_id: null }, { expires_at: null }, { percent: 16 }])
      await expect(addCoupon({ ...values, ...other })).rejects.toBeInstanceOf(LostAnswer);
  });

  it('with a code that is taken is refused beside the code', async () => {
    await openAsAdmin();
    const error = await addCoupon(toValues({ ...good, code: 'DUNE10' }, null)).catch((problem: unknown) => problem);
    expect(refusedFields(error)).toEqual({ code: t.codeTaken });
    expect(refusedFields(new ServiceError({ message: 'Anything else' }, 400))).toEqual({});
  });
});

describe('a coupon that exists', () => {
  async function openUsed() {
    const opened = await openAsAdmin();
    const coupon = await readCoupon('RAMADAN20');
    if (coupon === null) throw new Error('The seed has no RAMADAN20.');
    return { ...opened, coupon };
  }

  it('keeps its expiry to the second, unless another is typed', async () => {
    const { coupon } = await openUsed();
    const exact = { ...coupon, expires_at: '2999-03-20T10:30:59+00:00' };
    expect(toValues(draftOf(exact), exact).expires_at).toBe(exact.expires_at);
    expect(toValues({ ...draftOf(exact), expires: '' }, exact).expires_at).toBeNull();
    expect(toValues({ ...draftOf(exact), expires: '2999-03-20T10:31' }, exact).expires_at).toBe('2999-03-20T10:31:00.000Z');
  });

  it('takes no limit below its uses, and says so also when they grew meanwhile', async () => {
    const { coupon, service } = await openUsed();
    const limited = { ...draftOf(coupon), limit: coupon.uses };
    expect(couponProblems(limited, coupon, new Date())).toEqual({});
    expect(couponProblems({ ...limited, limit: coupon.uses - 1 }, coupon, new Date())).toMatchObject({
      limit: t.limitForm({ least: String(coupon.uses) }),
    });
    await service
      .from('coupons')
      .update({ uses: coupon.uses + 1 })
      .eq('code', coupon.code);
    const error = await changeCoupon(toValues(limited, coupon)).catch((problem: unknown) => problem);
    expect(refusedFields(error)).toEqual({ limit: t.limitPassed });
  });

  it('that is the admin’s own is known as such, and cannot be changed', async () => {
    const { service, id } = await openUsed();
    await service.from('coupons').insert({ code: 'NOOR-OWN', percent: 5, owner_id: id });
    const own = await readCoupon('NOOR-OWN');
    expect(own).toMatchObject({ isOwn: true });
    await expect(changeCoupon({ code: 'NOOR-OWN', max_uses: 9, expires_at: null, note: null })).rejects.toMatchObject({
      name: 'ServiceError',
    });
  });
});

describe('the list', () => {
  const codesOf = async (filters: Readonly<Record<string, string>>) => {
    const request = { order: { column: 'code', isAscending: true }, from: 0, to: 99, signal: new AbortController().signal };
    return (await readCoupons({ ...request, filters })).rows.map(({ code }) => code);
  };

  it('is filtered by state, by whom a coupon is for, and by a part of the code', async () => {
    await openAsAdmin();
    expect(await codesOf({ status: 'off' })).toEqual(['TWOSTEP5']);
    expect(await codesOf({ status: 'on', owner: 'everybody' })).toEqual([]);
    expect(await codesOf({ status: 'expired', owner: 'everybody' })).toEqual(['DUNE10', 'RAMADAN20', 'STEP15']);
    expect(await codesOf({ owner: 'affiliate' })).toEqual(['LEILA10', 'RAMI10', 'VIKRAM10']);
    const personal = await codesOf({ owner: 'person' });
    expect(personal.length).toBeGreaterThan(0);
    expect(await codesOf({ q: 'retry-' })).toEqual(personal);
    expect(await codesOf({ owner: 'affiliate.person' })).toHaveLength(personal.length + 3);
  });
});
