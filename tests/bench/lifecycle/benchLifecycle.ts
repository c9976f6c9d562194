import { isDeepStrictEqual } from 'node:util';
import { evaluationLifecycleMachine, lifecycleTerms, tradingDays } from '@duneline/machines';
import type { MarketEntry } from '@duneline/machines';
import * as site from '@duneline/specs/site';
import { createActor, fromTransition } from 'xstate';
import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { startLifecycle } from '../../../packages/machines/src/evaluation-lifecycle/lifecycle.ts';
import { plainLifecycle } from '../../model/lifecycle/plainLifecycle.ts';
import { figureOf, ratio, takeTurns } from '../backend/rounds.ts';
import { reduceSameRules } from './sameRules.ts';
import { openedAt, yearOfEntries } from './year.ts';

interface Feed {
  readonly type: 'market.feed';
  readonly entries: readonly MarketEntry[];
}

const events = 250_000;
const aim = 1.5;
const purchase = { programId: 'instant', tierId: 'instant-10k' } as const;
const input = { terms: lifecycleTerms(site, purchase), openedAt };
const [firstBook, keep] = plainLifecycle(purchase, openedAt);

const machine = evaluationLifecycleMachine;
const sameRules = fromTransition((context, feed: Feed) => reduceSameRules(context, feed.entries), startLifecycle(input));
const plain = fromTransition((book, feed: Feed) => feed.entries.reduce(keep, book), firstBook);

/** Prints the time for one year of an account in the machine and in reducers without a machine, all as actors. */
export async function benchLifecycle(): Promise<void> {
  const entries = yearOfEntries(events);
  const days = tradingDays(input.terms, entries).map((day): Feed => ({ type: 'market.feed', entries: day }));
  const singly = entries.map((entry): Feed => ({ type: 'market.feed', entries: [entry] }));
  compareEnds(days);

  const contestants = {
    machineByDay: () => live(machine, days),
    sameRulesByDay: () => live(sameRules, days),
    plainByDay: () => live(plain, days),
    machineSingly: () => live(machine, singly),
    sameRulesSingly: () => live(sameRules, singly),
    plainSingly: () => live(plain, singly),
  };
  const taken = await takeTurns(contestants, { rounds: 7, turnMs: 40 });
  print(`\na year of an account, ${events.toLocaleString('en')} entries on ${days.length} days, processor time`);
  for (const [name, figures] of [
    ['the machine, an event a trading day', taken.machineByDay],
    ['its rules as a reducer', taken.sameRulesByDay],
    ['a plain reducer', taken.plainByDay],
    ['the machine, an event an entry', taken.machineSingly],
    ['its rules as a reducer', taken.sameRulesSingly],
    ['a plain reducer', taken.plainSingly],
  ] as const) {
    const { median, least, most } = figureOf(figures);
    print(`  ${name.padEnd(38)} ${ms(median)} (${ms(least)} to ${ms(most)})`);
  }
  print();
  for (const [what, figures] of [
    [`days: < ${aim} × its rules as a reducer`, ratio(taken.machineByDay, taken.sameRulesByDay)],
    [`days: < ${aim} × a plain reducer`, ratio(taken.machineByDay, taken.plainByDay)],
    [`days: < ${aim} × a reducer, entry by entry`, ratio(taken.machineByDay, taken.plainSingly)],
  ] as const)
    print(`${figures.median < aim ? 'met   ' : 'missed'}  ${what.padEnd(42)} ${times(figures.median)}`);
  const price = ratio(taken.machineSingly, taken.plainSingly).median;
  print(`no aim  ${'entry by entry, to a plain reducer'.padEnd(42)} ${times(price)}`);
}

function live<Logic extends AnyActorLogic>(logic: Logic, feeds: readonly Feed[]): SnapshotFrom<Logic> {
  const actor = createActor<AnyActorLogic>(logic, { input }).start();
  for (const feed of feeds) actor.send(feed);
  return actor.getSnapshot();
}

/** All contestants must reach the same end, and not early; otherwise the comparison is meaningless. */
function compareEnds(days: readonly Feed[]): void {
  const { account, entries, decisions } = live(machine, days).context;
  const ends = [live(sameRules, days).context, live(plain, days).context] as const;
  const isAlike =
    isDeepStrictEqual(account, ends[0].account) &&
    isDeepStrictEqual([account.balanceCents, entries, decisions.length], [ends[1].balance, ends[1].count, ends[1].told.length]);
  if (entries === events && isAlike) return;
  throw new Error(
    `The machine took ${entries} of ${events} entries, or the reducers end otherwise; look at tests/bench/lifecycle/year.ts.`,
  );
}

const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const ms = (microseconds: number): string => `${(microseconds / 1000).toFixed(1)} ms`;
const times = (value: number): string => `${value.toFixed(2)} ×`;
