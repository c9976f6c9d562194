import { readFileSync } from 'node:fs';
import { payouts as payoutRules } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ReadRows } from './openSeed.ts';

const content = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../specs/site/content/${name}.yaml`, import.meta.url), 'utf8'));

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
