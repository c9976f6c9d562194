import type { MarketEntry, Purchase } from '@duneline/machines';
import { catalogue, payouts, rules } from '@duneline/specs/site';

/**
 * A second, plain implementation of the account rules from the specification: a reducer without a machine and without code of the
 * package. The machine's decisions are compared with it, and its speed too.
 */
export interface Book {
  readonly status: 'phase-1' | 'phase-2' | 'passed' | 'funded' | 'terminated' | 'dormant';
  readonly size: number;
  readonly balance: number;
  readonly equity: number;
  /** The highest closing balance of a day. */
  readonly best: number;
  /** The previous day's closing balance, minus payouts since. */
  readonly reference: number;
  readonly day: number;
  readonly lastTradeDay: number;
  readonly time: number;
  readonly open: readonly string[];
  readonly releases: readonly number[];
  readonly payoutFrom: number;
  readonly paid: number;
  readonly kept: number;
  readonly awards: readonly number[];
  readonly retryUntil: number | null;
  readonly count: number;
  /** "entry verdict rule limit actual" of each decision. */
  readonly told: readonly string[];
}

type Reducer = (book: Book, entry: MarketEntry) => Book;

const hour = 3_600_000;

/** The initial state of an account, and its reducer. */
export function plainLifecycle({ programId, tierId, addOns = [] }: Purchase, openedAt: number): readonly [Book, Reducer] {
  const program = catalogue.programs.find(({ id }) => id === programId);
  const tier = program?.tiers.find(({ id }) => id === tierId);
  if (!program || !tier) throw new Error(`No ${tierId} of ${programId} is for sale; see catalogue.yaml.`);
  const hasRoom = addOns.includes('extra-drawdown');
  const extra = hasRoom ? (catalogue.addOns.find(({ id }) => id === 'extra-drawdown')?.drawdownPercent ?? 0) : 0;
  const cycleDays = addOns.includes('weekly-payouts') ? 7 : program.rewardCycleDays;
  const limitsOf = new Map<string, (typeof program.phases)[number]['rules']>(
    program.phases.map((phase) => [phase.id, phase.rules]),
  );

  const dayOf = (time: number) => Math.floor((time + 4 * hour) / (24 * hour));
  const percent = (amount: number, rate: number) => (amount * rate - ((amount * rate) % 100)) / 100;
  const limits = (book: Book) => limitsOf.get(book.status);

  const opened = (status: Book['status'], time: number, before?: Book): Book => ({
    status,
    size: tier.sizeCents,
    balance: tier.sizeCents,
    equity: tier.sizeCents,
    best: tier.sizeCents,
    reference: tier.sizeCents,
    day: dayOf(time),
    lastTradeDay: dayOf(time),
    time,
    open: [],
    releases: before?.releases ?? [],
    payoutFrom: time + cycleDays * 24 * hour,
    paid: 0,
    kept: 0,
    awards: before?.awards ?? [],
    retryUntil: null,
    count: before?.count ?? 0,
    told: before?.told ?? [],
  });

  const say = (book: Book, verdict: string, rule: string, limit: number, actual: number): Book => ({
    ...book,
    told: [...book.told, `${book.count} ${verdict} ${rule} ${limit} ${actual}`],
  });

  const traded = (book: Book, isByHand: boolean): Book => {
    const near = book.releases.find(
      (release) => book.time >= release - rules.newsMinutes * 60_000 && book.time <= release + rules.newsMinutes * 60_000,
    );
    const awake = { ...book, lastTradeDay: book.day };
    return isByHand && near !== undefined ? say(awake, 'warned', 'news', near, book.time) : awake;
  };

  const openPosition = (book: Book, position: string, risk: number): Book => {
    if (book.status === 'passed') return say(book, 'refused', 'stage', 0, 1);
    if (book.open.includes(position)) return say(book, 'refused', 'position', 0, 1);
    const count = book.open.length + 1;
    if (count > rules.openPositions) return say(book, 'refused', 'open-positions', rules.openPositions, count);
    if (risk * 100 > book.balance * rules.riskPerTradePercent)
      return say(book, 'refused', 'risk-per-trade', percent(book.balance, rules.riskPerTradePercent), risk);
    return traded({ ...book, open: [...book.open, position] }, true);
  };

  const closePosition = (book: Book, position: string, profit: number, isByHand: boolean): Book => {
    if (!book.open.includes(position)) return say(book, 'refused', 'position', 1, 0);
    const open = book.open.filter((other) => other !== position);
    const balance = book.balance + profit;
    const closed = { ...book, open, balance, equity: open.length > 0 ? book.equity : balance };
    const target = limits(book)?.profitTargetPercent ?? null;
    const isReached = target !== null && (balance - book.size) * 100 >= book.size * target;
    return traded(isReached && open.length > 0 ? say(closed, 'held', 'flat', 0, open.length) : closed, isByHand);
  };

  const payOut = (book: Book, amount: number): Book => {
    const profit = book.status === 'funded' && book.balance > book.size ? book.balance - book.size : 0;
    const share = percent(amount, program.rewardSharePercent.from);
    if (amount > profit) return say(book, 'refused', 'payouts', profit, amount);
    if (book.open.length > 0) return say(book, 'refused', 'payout-flat', 0, book.open.length);
    if (book.time < book.payoutFrom) return say(book, 'refused', 'payout-cycle', book.payoutFrom, book.time);
    if (share < payouts.minimumCents) return say(book, 'refused', 'payout-minimum', payouts.minimumCents, share);
    const rest = book.balance - amount;
    const money = { balance: rest, equity: rest, paid: book.paid + share, kept: book.kept + amount - share };
    const payoutFrom = book.time + cycleDays * 24 * hour;
    return say({ ...book, ...money, reference: book.reference - amount, payoutFrom }, 'paid', 'payouts', profit, amount);
  };

  const scale = (book: Book, size: number): Book => {
    const most = catalogue.headline.scalingCents;
    const isRefused = book.status !== 'funded' || book.open.length > 0 || size <= book.size || size > most;
    if (isRefused) return say(book, 'refused', 'scaling', most, size);
    const more = size - book.size;
    const [best, balance, reference] = [book.best + more, book.balance + more, book.reference + more];
    return say({ ...book, size, best, balance, equity: balance, reference }, 'scaled', 'scaling', most, size);
  };

  const after = (book: Book, entry: MarketEntry): Book => {
    if (entry.type === 'mark') return book.open.length === 0 ? book : { ...book, equity: entry.equityCents };
    if (entry.type === 'news') return { ...book, releases: [...book.releases, entry.releaseAt] };
    if (entry.type === 'report') return { ...say(book, 'ended', 'prohibited', 0, 1), status: 'terminated' };
    if (entry.type === 'open') return openPosition(book, entry.position, entry.riskCents);
    if (entry.type === 'close') return closePosition(book, entry.position, entry.profitCents, entry.isStop !== true);
    if (entry.type === 'payout') return payOut(book, entry.amountCents);
    return entry.type === 'scale' ? scale(book, entry.sizeCents) : book;
  };

  const floorOf = (book: Book) => {
    const room = percent(book.size, (limits(book)?.maxDrawdownPercent ?? 0) + extra);
    if (program.drawdownType === 'static') return book.size - room;
    return book.best - room > book.size ? book.size : book.best - room;
  };

  const judged = (book: Book): Book => {
    const limit = limits(book);
    if (!limit) return book;
    const loss = book.reference - book.equity;
    const floor = floorOf(book);
    const ended = { status: 'terminated', retryUntil: book.time + payouts.retryValidDays * 24 * hour } as const;
    if (loss * 100 > book.reference * limit.dailyLossPercent)
      return { ...say(book, 'ended', 'daily-loss', percent(book.reference, limit.dailyLossPercent), loss), ...ended };
    if (book.balance < floor) return { ...say(book, 'ended', 'maximum-loss', floor, book.balance), ...ended };
    const target = limit.profitTargetPercent;
    if (target === null || book.open.length > 0 || (book.balance - book.size) * 100 < book.size * target) return book;
    const passed = say(book, 'passed', 'target', book.size + percent(book.size, target), book.balance);
    if (book.status === 'phase-1' && limitsOf.has('phase-2')) return opened('phase-2', book.time, passed);
    const bonus = tier.winnersBonusCents - tier.priceCents;
    return { ...passed, status: 'passed', awards: [...passed.awards, tier.priceCents, bonus] };
  };

  const keep: Reducer = (book, entry) => {
    if (book.status === 'terminated' || book.status === 'dormant') return book;
    const counted = { ...book, count: book.count + 1 };
    if (entry.at < book.time) return say(counted, 'refused', 'order', book.time, entry.at);
    const day = dayOf(entry.at);
    if (book.status === 'passed' && day > book.day) return keep(opened('funded', entry.at, book), entry);
    const isDormant = book.status !== 'passed' && day > book.lastTradeDay + rules.inactivityDays;
    const timed = { ...counted, time: entry.at };
    if (isDormant) {
      const end = (book.lastTradeDay + rules.inactivityDays + 1) * 24 * hour - 4 * hour;
      return { ...say(timed, 'ended', 'inactivity', end, entry.at), status: 'dormant' };
    }
    const morning = day > book.day ? { ...timed, day, reference: book.balance, best: Math.max(book.best, book.balance) } : timed;
    return judged(after(morning, entry));
  };

  const first = program.phases[0]?.id ?? 'funded';
  return [opened(first, openedAt), keep];
}
