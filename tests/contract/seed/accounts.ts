import { payouts as payoutRules, rules } from '@duneline/specs/site';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import { breaches, rate, readAccounts } from './account.ts';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const closed = ({ positions }: Account) => positions.filter(({ closed_at }) => closed_at !== null);
const numbersOf = (wrong: readonly Account[]) => wrong.map(({ number }) => number);

/** Trades, and how each account ended. */
export function describeAccounts(rows: ReadRows): void {
  let accounts: Account[];
  beforeAll(async () => {
    accounts = await readAccounts(rows);
  });

  describe('accounts', () => {
    it('are there in every phase and state, one evaluation for each paid order', async () => {
      expect(new Set(accounts.map(({ phase, status }) => `${phase} ${status}`))).toEqual(
        new Set([
          'phase-1 active',
          'phase-1 passed',
          'phase-1 terminated',
          'phase-1 dormant',
          'phase-2 active',
          'funded active',
          'funded terminated',
        ]),
      );
      expect(
        await rows(
          `select o.number from orders o where (o.status = 'paid') <> exists (select 1 from trading_accounts a where a.order_id = o.id and a.phase = 'phase-1')`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select a.number from trading_accounts a join orders o on o.id = a.order_id join program_tiers t on t.id = a.tier_id
      where a.user_id <> o.user_id or a.tier_id <> o.tier_id or a.initial_cents <> t.size_cents or a.opened_at < o.paid_at`,
        ),
      ).toEqual([]);
    });

    it('show the trader who signs in a breach and its retry, a pass, and a funded account', async () => {
      expect(
        await rows(
          `select a.number, a.tier_id, a.phase, a.status, a.breach_clause, o.coupon_code
          from trading_accounts a join orders o on o.id = a.order_id join profiles p on p.id = a.user_id
          where p.display_name = 'Tomás Ribeiro' order by a.number`,
        ),
      ).toMatchObject([
        { number: 700019, tier_id: '1-step-25k', phase: 'phase-1', status: 'terminated', breach_clause: 'daily-loss' },
        { number: 700021, tier_id: '1-step-10k', phase: 'phase-1', status: 'passed' },
        { number: 700030, tier_id: '1-step-25k', phase: 'phase-1', status: 'active', coupon_code: 'RETRY-700019' },
        { number: 700037, tier_id: '1-step-10k', phase: 'funded', status: 'active' },
      ]);
    });

    it('go from phase to phase only by passing', async () => {
      expect(
        await rows(
          `select a.number from trading_accounts a
      join program_phases f on f.program_id = a.program_id and f.phase = a.phase
      join program_phases f0 on f0.program_id = a.program_id and f0.position = f.position - 1
      where not exists (
        select 1 from trading_accounts b
        where b.order_id = a.order_id and b.phase = f0.phase and b.status = 'passed' and b.ended_at < a.opened_at
      )`,
        ),
      ).toEqual([]);
    });

    it('hold the sum of their positions, less what was paid out', () => {
      const balanceOf = (account: Account) =>
        account.initial_cents + sum(closed(account).map(({ profit_cents }) => profit_cents)) - account.paid_cents;
      const openProfit = (account: Account) =>
        sum(account.positions.map(({ profit_cents }) => profit_cents)) -
        sum(closed(account).map(({ profit_cents }) => profit_cents));
      expect(numbersOf(accounts.filter((account) => account.balance_cents !== balanceOf(account)))).toEqual([]);
      expect(
        numbersOf(accounts.filter((account) => account.equity_cents !== account.balance_cents + openProfit(account))),
      ).toEqual([]);
    });

    it('have days that follow from each other, from the positions and from the payouts', () => {
      for (const account of accounts) {
        const expected = account.days.map((day, index) => ({
          opening: account.days[index - 1]?.closing_cents ?? account.initial_cents,
          profit: sum(
            closed(account)
              .filter((position) => position.day === day.day)
              .map(({ profit_cents }) => profit_cents),
          ),
        }));
        expect(account.days.map(({ opening_cents }) => opening_cents)).toEqual(expected.map(({ opening }) => opening));
        expect(account.days.map((day) => day.closing_cents + day.withdrawn_cents - day.opening_cents)).toEqual(
          expected.map(({ profit }) => profit),
        );
        expect(sum(account.days.map(({ withdrawn_cents }) => withdrawn_cents))).toBe(account.paid_cents);
        expect(account.days.at(-1)?.closing_cents ?? account.initial_cents).toBe(account.balance_cents);
        expect(account.highest_close_cents).toBe(
          Math.max(account.initial_cents, ...account.days.map(({ closing_cents }) => closing_cents)),
        );
        expect(account.days.map(({ day }) => day)).toEqual(expect.arrayContaining(closed(account).map(({ day }) => day)));
      }
    });

    it('breach a limit on their last day if they are terminated, and never otherwise', () => {
      for (const account of accounts) {
        const found = account.days.map((_day, index) => breaches(account, index));
        const expected = account.days.map((_day, index) =>
          account.status === 'terminated' && index === account.days.length - 1 ? [account.breach_clause] : [],
        );
        expect([account.number, found]).toEqual([account.number, expected]);
      }
      expect(new Set(accounts.map(({ breach_clause }) => breach_clause))).toEqual(new Set([null, 'daily-loss', 'maximum-loss']));
    });

    it('pass on the day they reach the target, with every position closed', () => {
      for (const account of accounts.filter(({ profit_target_bps }) => profit_target_bps !== null)) {
        const target = account.initial_cents + rate(account.initial_cents, account.profit_target_bps ?? 0);
        const reached = account.days.findIndex(({ closing_cents }) => closing_cents >= target);
        expect([account.number, reached]).toEqual([account.number, account.status === 'passed' ? account.days.length - 1 : -1]);
      }
      expect(
        accounts
          .filter(({ status }) => status !== 'active')
          .every((account) => closed(account).length === account.positions.length),
      ).toBe(true);
    });

    it('are dormant after 30 days without a trade, and only then', () => {
      const idle = Date.parse(seededAt) - rules.inactivityDays * 86_400_000;
      const isIdle = ({ last_trade_at, opened_at }: Account) => Date.parse(last_trade_at ?? opened_at) <= idle;
      expect(numbersOf(accounts.filter((account) => account.status === 'dormant' && !isIdle(account)))).toEqual([]);
      expect(numbersOf(accounts.filter((account) => account.status === 'active' && isIdle(account)))).toEqual([]);
    });

    it('owe the printed bonus for the last phase, and pay it within a few business days', async () => {
      expect(
        await rows(
          `select a.number from trading_accounts a join program_tiers t on t.id = a.tier_id
      where a.winners_bonus_cents is distinct from case
        when a.status = 'passed' and (a.program_id <> '2-step' or a.phase = 'phase-2') then t.winners_bonus_cents end`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select a.number, business.days from trading_accounts a cross join lateral (
        select count(*) as days from generate_series(a.ended_at::date + 1, a.winners_bonus_paid_at::date, '1 day') d where extract(isodow from d) < 6
      ) business
      where a.winners_bonus_paid_at is not null
        and business.days not between ${payoutRules.refundBusinessDays.from} and ${payoutRules.refundBusinessDays.to}`,
        ),
      ).toEqual([]);
    });

    it('bring one retry coupon each when they are terminated', async () => {
      expect(
        await rows(
          `select a.number, c.code, c.percent, c.tier_id = a.tier_id and c.owner_id = a.user_id as fits, c.max_uses,
          c.expires_at - c.valid_from = interval '${payoutRules.retryValidDays} days' and c.valid_from = a.ended_at as holds
        from trading_accounts a left join coupons c on c.terminated_account_id = a.id where a.status = 'terminated' order by a.number`,
        ),
      ).toEqual(
        accounts
          .filter(({ status }) => status === 'terminated')
          .map(({ number }) => ({
            number,
            code: `RETRY-${number}`,
            percent: payoutRules.retryDiscountPercent,
            fits: true,
            max_uses: 1,
            holds: true,
          })),
      );
    });
  });

  describe('positions', () => {
    it('gain what their prices say', () => {
      const contract = (symbol: string) => (symbol === 'XAUUSD' ? 100 : 100_000);
      for (const account of accounts) {
        for (const position of closed(account)) {
          const move = (Number(position.close_price) - position.open_price) * (position.side === 'buy' ? 1 : -1);
          expect(Math.round(move * position.lots * contract(position.symbol) * 100)).toBe(position.profit_cents);
        }
      }
    });

    it('lose at most 2 % each, and are at most 10 at a time', () => {
      for (const account of accounts) {
        const { positions, days, initial_cents } = account;
        const openingOf = (day: string) => days.find((entry) => entry.day === day)?.opening_cents ?? initial_cents;
        expect(
          positions.filter(({ day, profit_cents }) => -profit_cents > rate(openingOf(day), rules.riskPerTradePercent * 100)),
        ).toEqual([]);
        const together = positions.map(
          ({ opened_at }) =>
            positions.filter((other) => other.opened_at <= opened_at && (other.closed_at ?? '9') > opened_at).length,
        );
        expect(Math.max(0, ...together)).toBeLessThanOrEqual(rules.openPositions);
      }
    });

    it('are opened on weekdays, after the account and before the present', async () => {
      expect(
        await rows(
          `select p.id from positions p join trading_accounts a on a.id = p.account_id
      where extract(isodow from p.opened_at) > 5 or p.opened_at < a.opened_at or coalesce(p.closed_at, p.opened_at) > '${seededAt}'
        or p.closed_at > coalesce(a.ended_at, 'infinity')`,
        ),
      ).toEqual([]);
      expect(
        numbersOf(
          accounts.filter((account) => (account.positions.at(-1)?.opened_at ?? null) !== null && account.last_trade_at === null),
        ),
      ).toEqual([]);
    });
  });
}
