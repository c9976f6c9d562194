import { readFileSync } from 'node:fs';
import { payouts as payoutRules } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ReadRows } from './openSeed.ts';

const content = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../specs/site/content/${name}.yaml`, import.meta.url), 'utf8'));

interface HallEntry {
  readonly firstName: string;
  readonly lastInitial: string;
  readonly country: { readonly code: string };
  readonly programSize: string;
  readonly timeframe: string;
  readonly stats: Readonly<Record<'largestPayout' | 'bestMonth' | 'consistencyStreak', number>>;
}

/** A seeded payout, or a rejected request for one. */
interface HallRecord {
  readonly opened_at: string;
  readonly size: string;
  readonly name: string;
  readonly country: string;
  readonly amount_cents: number;
  readonly at: string;
  readonly is_paid: boolean;
}

/**
 * Rewards for passing, and the samples of the home page. `npm run check` verifies that the catalogue equals the site's
 * (catalogue-seed).
 */
export function describeCatalogue(rows: ReadRows): void {
  describe('the catalogue', () => {
    it('pays the fee and a tenth of the target on 1-step, and the fee on 2-step', async () => {
      expect(
        await rows(
          `select t.id from program_tiers t join programs p on p.id = t.program_id
      join program_phases f on f.program_id = p.id and f.phase = 'phase-1'
      where t.winners_bonus_cents <> t.price_cents + case p.winners_bonus
        when 'fee-and-target' then t.size_cents / 10000 * f.profit_target_bps * ${payoutRules.winnersBonusPercent} / 100 else 0 end`,
        ),
      ).toEqual([]);
    });
  });

  describe('samples', () => {
    it('are the payouts of the content', async () => {
      const { entries, asOf } = content('payouts') as { asOf: string; entries: Record<string, unknown>[] };
      const found = await rows<Record<string, unknown>>(`select * from payout_proofs`);
      expect(found).toHaveLength(entries.length);
      for (const { country, ...entry } of entries) {
        expect(found).toContainEqual({
          receipt_id: entry.receiptId,
          name: entry.name,
          amount_cents: Math.round(Number(entry.amount) * 100),
          paid_at: new Date(Date.parse(asOf) - Number(entry.hoursAgo) * 3_600_000).toISOString().replace('.000Z', '+00:00'),
          ...placeOf(country),
          account_label: entry.account,
          share_bps: Number(entry.profitSharePercent) * 100,
          method: entry.method,
          is_verified: entry.isVerified,
        });
      }
    });

    it('are in the hall of fame with the figures of their payouts', async () => {
      const { entries } = content('hallOfFame') as { entries: HallEntry[] };
      const paid = await rows<HallRecord>(
        `select a.opened_at, s.label as size, d.display_name as name, d.country, p.amount_cents, coalesce(p.paid_at, p.decided_at) as at,
        p.status = 'paid' as is_paid
      from payouts p join trading_accounts a on a.id = p.account_id join program_tiers s on s.id = a.tier_id
      join profiles d on d.id = a.user_id
      where p.status in ('paid', 'rejected')
      union all
      select a.opened_at, s.label, d.display_name, d.country, f.amount_cents, f.paid_at, true
      from payout_proofs f join profiles d on f.name = split_part(d.display_name, ' ', 1) || ' ' || left(split_part(d.display_name, ' ', 2), 1) || '.'
      join trading_accounts a on a.user_id = d.id and a.phase = 'funded'
      join program_tiers s on s.id = a.tier_id and s.label = f.account_label
      order by 6`,
      );
      expect(entries.length).toBeGreaterThan(4);
      for (const { firstName, lastInitial, country, programSize, timeframe, stats } of entries) {
        const own = paid.filter(
          (one) => one.name.startsWith(`${firstName} ${lastInitial}`) && one.size === programSize && one.country === country.code,
        );
        const received = own.filter((one) => one.is_paid);
        const byMonth = Map.groupBy(received, ({ at }) => at.slice(0, 7));
        const months = [...byMonth.values()].map((month) => month.reduce((total, one) => total + one.amount_cents, 0));
        const runs = own
          .map((one) => (one.is_paid ? 'x' : ' '))
          .join('')
          .split(' ');
        const [opened, newest] = [own[0]?.opened_at, received.at(-1)?.at].map((at) => new Date(at ?? 0));
        const age =
          (newest!.getUTCFullYear() - opened!.getUTCFullYear()) * 12 +
          newest!.getUTCMonth() -
          opened!.getUTCMonth() -
          (newest!.getUTCDate() < opened!.getUTCDate() ? 1 : 0);
        expect({ firstName, timeframe, ...stats }).toEqual({
          firstName,
          timeframe: `${age} months`,
          largestPayout: Math.max(...received.map((one) => one.amount_cents)) / 100,
          bestMonth: Math.max(...months) / 100,
          consistencyStreak: Math.max(...runs.map(({ length }) => length)),
        });
      }
    });

    it('are the testimonials of the content', async () => {
      const entries = content('testimonials') as Record<string, unknown>[];
      const found = await rows<Record<string, unknown>>(`select * from testimonials`);
      const cents = (value: unknown) => (value === null ? null : Math.round(Number(value) * 100));
      expect(found).toHaveLength(entries.length);
      for (const { country, ...entry } of entries) {
        expect(found).toContainEqual({
          id: entry.id,
          name: entry.name,
          ...placeOf(country),
          body: entry.text,
          rating: entry.rating,
          written_on: entry.date,
          tier_id: entry.program,
          amount_cents: cents(entry.amount),
          refund_cents: cents(entry.refund),
          bonus_cents: cents(entry.bonus),
          is_verified: entry.isVerified,
          is_published: true,
        });
      }
    });

    function placeOf(country: unknown) {
      const { code, name, city } = country as Record<'code' | 'name' | 'city', string>;
      return { country: code, country_name: name, city };
    }
  });
}
