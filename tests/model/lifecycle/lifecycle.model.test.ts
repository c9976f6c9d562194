import { evaluationLifecycleMachine, lifecycleTerms, viewOfLifecycle } from '@duneline/machines';
import type { Decision, LifecycleView, MarketEntry } from '@duneline/machines';
import * as site from '@duneline/specs/site';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { lives } from './histories.ts';
import type { Life } from './histories.ts';
import { plainLifecycle } from './plainLifecycle.ts';
import type { Book } from './plainLifecycle.ts';

const histories = 10_000;

describe('the lifecycle of an account', () => {
  it(`agrees with the plain calculation on ${histories.toLocaleString('en')} generated histories`, () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(lives, (life) => {
        const { view, kept, told } = live(life);
        const book = reckon(life);
        for (const what of [view.status, ...view.decisions.map(({ verdict, rule }) => `${verdict} ${rule}`)])
          seen.set(what, (seen.get(what) ?? 0) + 1);
        expect(told).toEqual(book.told);
        expect(summaryOf(view, kept)).toEqual({
          status: book.status,
          sizeCents: book.size,
          balanceCents: book.balance,
          equityCents: book.equity,
          paidCents: book.paid,
          keptCents: book.kept,
          awarded: book.awards,
          open: book.open.length,
          retryUntil: book.retryUntil,
        });
      }),
      { numRuns: histories },
    );
    // Each of these must have occurred; otherwise nothing was tested about it.
    expect([...seen.keys()].toSorted()).toEqual(everything.toSorted());
  });

  it('adds up, ends for good and never lowers its floor, whatever happens', () => {
    fc.assert(
      fc.property(lives, ({ purchase, openedAt, feeds }) => {
        const actor = createActor(evaluationLifecycleMachine, {
          input: { terms: lifecycleTerms(site, purchase), openedAt },
        }).start();
        let before = actor.getSnapshot();
        for (const entry of feeds.flat()) {
          if (before.status === 'done') break;
          actor.send({ type: 'market.feed', entries: [entry] });
          const after = actor.getSnapshot();
          expect(brokenBy(entry, before, after)).toEqual([]);
          before = after;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('comes to the same by single entries as by any parts', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const singly = { ...life, feeds: life.feeds.flat().map((entry) => [entry]) };
        expect(live(singly)).toEqual(live(life));
      }),
      { numRuns: 500 },
    );
  });

  it('rests every decision on a clause of the legal text, or on none where no clause speaks', () => {
    const known = [
      ...site.rules.legal.map(({ id }) => id),
      ...['scaling', 'stage', 'position', 'order'].map((rule) => `none for ${rule}`),
    ];
    fc.assert(
      fc.property(lives, (life) => {
        const clauses = live(life).view.decisions.map(({ clause, rule }) => clause ?? `none for ${rule}`);
        expect(clauses.filter((clause) => !known.includes(clause))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const everything = `phase-1,phase-2,passed,funded,terminated,dormant,
  ended daily-loss,ended maximum-loss,ended inactivity,ended prohibited,passed target,held flat,warned news,paid payouts,scaled scaling,
  refused open-positions,refused risk-per-trade,refused stage,refused position,refused order,refused scaling,
  refused payouts,refused payout-flat,refused payout-cycle,refused payout-minimum`.split(/,\s*/);

type LifecycleSnapshot = SnapshotFrom<typeof evaluationLifecycleMachine>;

/** The violated promises about the effect of one entry, by name. */
function brokenBy({ type }: MarketEntry, before: LifecycleSnapshot, after: LifecycleSnapshot): readonly string[] {
  const [was, is] = [before.context.account, after.context.account];
  const isSameStage = was.stage === is.stage && is.sizeCents === was.sizeCents;
  const money = (account: typeof is) => account.balanceCents + account.paidCents + account.keptCents;
  const kept = {
    'an end is for good': !before.hasTag('terminated') || is === was,
    'the floor never falls': !isSameStage || is.floorCents >= was.floorCents,
    'the floor never exceeds the size': is.floorCents <= is.sizeCents,
    'money adds up': !isSameStage || type === 'close' || money(is) === money(was),
    'only as many positions as allowed': is.positions.length <= before.context.terms.openPositions,
    'an award stays': before.context.award === null || after.context.award === before.context.award,
  };
  return Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : name));
}

function live({ purchase, openedAt, feeds }: Life): { view: LifecycleView; kept: number; told: readonly string[] } {
  const actor = createActor(evaluationLifecycleMachine, { input: { terms: lifecycleTerms(site, purchase), openedAt } }).start();
  for (const entries of feeds) if (actor.getSnapshot().status === 'active') actor.send({ type: 'market.feed', entries });
  const snapshot = actor.getSnapshot();
  return {
    view: viewOfLifecycle(snapshot),
    kept: snapshot.context.account.keptCents,
    told: snapshot.context.decisions.map(spoken),
  };
}

function reckon({ purchase, openedAt, feeds }: Life): Book {
  const [first, keep] = plainLifecycle(purchase, openedAt);
  return feeds.flat().reduce(keep, first);
}

function spoken({ entry, verdict, rule, limit, actual }: Decision): string {
  return `${entry} ${verdict} ${rule} ${limit} ${actual}`;
}

function summaryOf(view: LifecycleView, keptCents: number) {
  const { status, sizeCents, balanceCents, equityCents, paidCents, award, positions, retry } = view;
  const awarded = award ? [award.refundCents, award.bonusCents] : [];
  const retryUntil = retry?.expiresAt ?? null;
  return { status, sizeCents, balanceCents, equityCents, paidCents, keptCents, awarded, open: positions.open, retryUntil };
}
