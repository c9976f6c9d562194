import { evaluationLifecycleMachine, initialLifecycleView, lifecycleTerms, viewOfLifecycle } from '@duneline/machines';
import type { MarketEntry, Purchase, Stage } from '@duneline/machines';
import * as site from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

const oneStep: Purchase = { programId: '1-step', tierId: '1-step-10k' };
const twoStep: Purchase = { programId: '2-step', tierId: '2-step-10k' };
const day = 86_400_000;
/** 08:00 in Dubai. */
const openedAt = Date.parse('2026-03-02T04:00:00Z');

/** An account of 10,000 dollars; `won` opens a position some days after the start, and closes it with a profit in dollars. */
function open(purchase: Purchase, stage?: Stage) {
  const actor = createActor(evaluationLifecycleMachine, {
    input: { terms: lifecycleTerms(site, purchase), openedAt, ...(stage && { stage }) },
  }).start();
  let count = 0;
  const feed = (...entries: readonly MarketEntry[]) => actor.send({ type: 'market.feed', entries });
  const won = (days: number, dollars: number) => {
    const [at, position] = [openedAt + days * day, `t${++count}`];
    feed({ type: 'open', at, position, riskCents: 10_000 }, { type: 'close', at, position, profitCents: dollars * 100 });
  };
  const view = () => viewOfLifecycle(actor.getSnapshot());
  return { actor, feed, won, view, last: () => view().decisions.at(-1) };
}

function opening(at: number, position: string, riskCents = 10_000): MarketEntry {
  return { type: 'open', at, position, riskCents };
}

describe('an account', () => {
  it.each([
    [oneStep, undefined],
    [twoStep, 'phase-2'],
    [oneStep, 'passed'],
    [{ programId: 'instant', tierId: 'instant-5k' }, undefined],
  ] as const)('shows the same before and after XState is loaded: %j, %s', (purchase, stage) => {
    const input = { terms: lifecycleTerms(site, purchase), openedAt, ...(stage && { stage }) };
    expect(initialLifecycleView(input)).toEqual(open(purchase, stage).view());
  });

  it('may lose 5 % of the previous close on a day, and ends with a cent more', () => {
    const { won, view, last } = open(oneStep);
    won(0, 400);
    won(1, -520);
    expect(view()).toMatchObject({ status: 'phase-1', dailyLoss: { floorCents: 988_000, roomCents: 0 } });
    won(1, -0.01);
    expect(view().status).toBe('terminated');
    expect(last()).toMatchObject({ rule: 'daily-loss', clause: 'daily-loss', unit: 'cents', limit: 52_000, actual: 52_001 });
  });

  it('ends when the equity of open positions falls below the line of the day', () => {
    const { feed, view } = open(oneStep);
    feed(opening(openedAt, 'a'), { type: 'mark', at: openedAt, equityCents: 949_999 });
    expect(view()).toMatchObject({ status: 'terminated', balanceCents: 1_000_000, equityCents: 949_999 });
  });

  it('measures a trailing loss from the highest close of a day, until the floor is the initial balance', () => {
    const { won, view } = open(oneStep, 'funded');
    const floors = [250, -150, 500, 0, 900, 300].map((dollars, days) => {
      won(days, dollars);
      return view().maximumLoss.floorCents / 100;
    });
    expect(floors).toEqual([9000, 9250, 9250, 9600, 9600, 10_000]);
  });

  it('measures a static loss from the initial balance', () => {
    const { won, view, last } = open(twoStep, 'funded');
    [900, -300, -300, -300, -290, -290].forEach((dollars, days) => won(days, dollars));
    expect(view()).toMatchObject({ status: 'funded', maximumLoss: { floorCents: 920_000, roomCents: 22_000 } });
    won(6, -221);
    expect(last()).toMatchObject({ verdict: 'ended', rule: 'maximum-loss', limit: 920_000, actual: 919_900 });
  });

  it('refuses more than 2 % of risk on a trade, and an eleventh position', () => {
    const { feed, view } = open(oneStep);
    feed(opening(openedAt, 'a', 20_001), ...Array.from({ length: 11 }, (_, index) => opening(openedAt, `p${index}`, 20_000)));
    expect(view().positions).toEqual({ open: 10, limit: 10 });
    expect(view().decisions).toMatchObject([
      { verdict: 'refused', rule: 'risk-per-trade', limit: 20_000, actual: 20_001, subject: 'a' },
      { verdict: 'refused', rule: 'open-positions', clause: 'risk-per-trade', limit: 10, actual: 11, subject: 'p10' },
    ]);
  });

  it('warns of a trade by hand from 2 minutes before to 2 minutes after the news, not of a stop', () => {
    const { feed, view } = open(oneStep);
    const releaseAt = openedAt + 3_600_000;
    feed(
      { type: 'news', at: openedAt, releaseAt },
      opening(releaseAt - 120_001, 'before'),
      opening(releaseAt - 120_000, 'inside'),
      { type: 'close', at: releaseAt, position: 'before', profitCents: -100, isStop: true },
      { type: 'close', at: releaseAt + 120_000, position: 'inside', profitCents: 100 },
      opening(releaseAt + 120_001, 'after'),
    );
    expect(view().decisions).toMatchObject([
      { verdict: 'warned', rule: 'news', unit: 'time', limit: releaseAt, actual: releaseAt - 120_000 },
      { verdict: 'warned', rule: 'news', actual: releaseAt + 120_000 },
    ]);
    expect(view()).toMatchObject({ status: 'phase-1', balanceCents: 1_000_000 });
  });

  it('passes with all positions closed, and is owed the fee and the bonus', () => {
    const { feed, view } = open(oneStep);
    feed(opening(openedAt, 'a'), opening(openedAt, 'b'), { type: 'close', at: openedAt, position: 'a', profitCents: 100_000 });
    expect(view()).toMatchObject({ status: 'phase-1', target: { progressPercent: 100 }, award: null });
    feed({ type: 'close', at: openedAt, position: 'b', profitCents: 0 });
    expect(view()).toMatchObject({ status: 'passed', award: { refundCents: 9900, bonusCents: 10_000 } });
    expect(view().decisions).toMatchObject([
      { verdict: 'held', rule: 'flat', clause: 'target', actual: 1 },
      { verdict: 'passed', rule: 'target', limit: 1_100_000, actual: 1_100_000 },
    ]);
  });

  it('is funded with the next trading day under limits of its own, and keeps what was fed beyond the pass', () => {
    const { feed, view, last } = open(oneStep);
    const dayEnd = Date.parse('2026-03-02T20:00:00Z');
    feed(
      opening(openedAt, 'a'),
      { type: 'close', at: openedAt, position: 'a', profitCents: 100_000 },
      opening(dayEnd - 1, 'too early'),
      opening(dayEnd, 'b'),
    );
    expect(view()).toMatchObject({ status: 'funded', target: null, positions: { open: 1 }, dailyLoss: { floorCents: 970_000 } });
    expect(last()).toMatchObject({ verdict: 'refused', rule: 'stage', subject: 'too early' });
  });

  it('begins afresh in the second phase of 2-step, and is awarded only after it', () => {
    const { won, view } = open(twoStep);
    won(0, 800);
    expect(view()).toMatchObject({ status: 'phase-2', balanceCents: 1_000_000, award: null });
    won(1, 800);
    expect(view()).toMatchObject({ status: 'passed', award: { refundCents: 11_900, bonusCents: 0 } });
  });

  it('pays the share of what is asked for, every 14 days, from 50 dollars, and calls it no loss', () => {
    const { feed, won, view, last } = open(oneStep, 'funded');
    const ask = (days: number, dollars: number) =>
      feed({ type: 'payout', at: openedAt + days * day, amountCents: dollars * 100 });
    won(0, 1000);
    ask(13, 1000);
    expect(last()).toMatchObject({ rule: 'payout-cycle', limit: openedAt + 14 * day });
    ask(14, 1001);
    expect(last()).toMatchObject({ rule: 'payouts', limit: 100_000, actual: 100_100 });
    ask(14, 71);
    expect(last()).toMatchObject({ rule: 'payout-minimum', clause: 'payouts', limit: 5000, actual: 4970 });
    ask(14, 1000);
    expect(last()).toMatchObject({ verdict: 'paid', actual: 100_000 });
    expect(view()).toMatchObject({ status: 'funded', balanceCents: 1_000_000, paidCents: 70_000 });
    expect(view().payout).toEqual({ from: openedAt + 28 * day, profitCents: 0, shareCents: 0 });
  });

  it('pays every 7 days and has five more percent of room with the add-ons', () => {
    const { view } = open({ ...oneStep, addOns: ['weekly-payouts', 'extra-drawdown'] }, 'funded');
    expect(view()).toMatchObject({ payout: { from: openedAt + 7 * day }, maximumLoss: { floorCents: 850_000 } });
  });

  it('is scaled up to a million dollars, and not beyond', () => {
    const { feed, won, view, last } = open(oneStep, 'funded');
    won(0, 200);
    feed({ type: 'scale', at: openedAt, sizeCents: 100_000_000 }, { type: 'scale', at: openedAt, sizeCents: 100_000_001 });
    expect(view()).toMatchObject({ sizeCents: 100_000_000, balanceCents: 100_020_000, maximumLoss: { floorCents: 90_000_000 } });
    expect(last()).toMatchObject({ verdict: 'refused', rule: 'scaling', clause: null, limit: 100_000_000 });
  });

  it('is dormant when the thirtieth day after the last trade closes without one', () => {
    const { feed, won, view, last } = open(oneStep);
    won(1, 0);
    const closesAt = Date.parse('2026-04-02T20:00:00Z');
    feed({ type: 'clock', at: closesAt - 1 });
    expect(view()).toMatchObject({ status: 'phase-1', inactivity: { at: closesAt, days: 1 } });
    feed({ type: 'clock', at: closesAt });
    expect(view()).toMatchObject({ status: 'dormant', retry: null });
    expect(last()).toMatchObject({ rule: 'inactivity', clause: 'inactivity', limit: closesAt });
  });

  it('ends for a prohibited practice, without another try at a discount', () => {
    const { feed, view, last } = open(oneStep);
    feed({ type: 'report', at: openedAt, practice: 'hedging' });
    expect(view()).toMatchObject({ status: 'terminated', retry: null });
    expect(last()).toMatchObject({ rule: 'prohibited', subject: 'hedging' });
  });

  it('offers one retry at 10 % off for 14 days after a breach', () => {
    const { actor, feed, won, view } = open(oneStep);
    won(0, -501);
    const offered = { priceCents: 8910, expiresAt: openedAt + 14 * day, status: 'offered' };
    expect(view().retry).toEqual(offered);
    feed(opening(openedAt + day, 'again'));
    actor.send({ type: 'retry.accept', at: openedAt + 14 * day - 1 });
    actor.send({ type: 'retry.accept', at: openedAt });
    expect(view()).toMatchObject({ status: 'terminated', retry: { ...offered, status: 'accepted' }, positions: { open: 0 } });
  });

  it('lets the retry expire, also by what was fed together with the breach', () => {
    const { feed, view } = open(oneStep);
    feed(
      opening(openedAt, 'a'),
      { type: 'close', at: openedAt, position: 'a', profitCents: -50_001 },
      { type: 'clock', at: openedAt + 14 * day },
    );
    expect(view().retry?.status).toBe('expired');
  });

  it('refuses a step back in time, and a position that is unknown or open already', () => {
    const { feed, view } = open(oneStep);
    feed(opening(openedAt + 1, 'a'), opening(openedAt, 'b'), opening(openedAt + 1, 'a'));
    feed({ type: 'close', at: openedAt + 1, position: 'c', profitCents: 100 });
    expect(view().decisions.map(({ rule, clause, entry }) => [rule, clause, entry])).toEqual([
      ['order', null, 2],
      ['position', null, 3],
      ['position', null, 4],
    ]);
  });
});
