import { readFileSync } from 'node:fs';
import { catalogue, payouts as payoutRules } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ReadRows } from './openSeed.ts';

const content = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../specs/site/content/${name}.yaml`, import.meta.url), 'utf8'));

/** What is for sale, and the samples of the home page. */
export function describeCatalogue(rows: ReadRows): void {
  describe('the catalogue', () => {
    it('is that of the site', async () => {
      const programs = await rows(
        `select p.*, p.drawdown_type::text, p.expert_advisors::text,
        (select json_agg(f order by f.position) from program_phases f where f.program_id = p.id) as phases,
        (select json_agg(t order by t.position) from program_tiers t where t.program_id = p.id) as tiers
      from programs p order by p.position`,
      );
      expect(programs).toMatchObject(
        catalogue.programs.map((program) => ({
          id: program.id,
          name: program.name,
          description: program.description,
          is_available: program.isAvailable,
          has_tab: program.hasTab,
          badge: program.badge,
          drawdown_type: program.drawdownType,
          leverage: program.leverage,
          expert_advisors: program.expertAdvisors,
          share_from_bps: program.rewardSharePercent.from * 100,
          share_to_bps: program.rewardSharePercent.to * 100,
          payout_cycle_days: program.rewardCycleDays,
          fee_refund_bps: program.refundFeePercent * 100,
          platforms: program.platforms,
          minimum_days: program.minimumDays,
          phases: program.phases.map(({ id, name, rules }) => ({
            phase: id,
            name,
            profit_target_bps: rules.profitTargetPercent === null ? null : rules.profitTargetPercent * 100,
            daily_loss_bps: rules.dailyLossPercent * 100,
            max_drawdown_bps: rules.maxDrawdownPercent * 100,
          })),
          tiers: program.tiers.map((tier) => ({
            id: tier.id,
            position: tier.index,
            label: tier.label,
            size_cents: tier.sizeCents,
            price_cents: tier.priceCents,
            old_price_cents: tier.oldPriceCents,
            discount_percent: tier.discountPercent,
            winners_bonus_cents: tier.winnersBonusCents,
          })),
        })),
      );
      expect(await rows(`select id, name, description, price_cents as "priceCents" from add_ons order by position`)).toEqual(
        catalogue.addOns,
      );
      expect(await rows(`select unnest(enum_range(null::payment_method)) as method`)).toEqual(
        catalogue.paymentMethods.map((method) => ({ method })),
      );
    });

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
