import { affiliate, payouts } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';

/** Promises about clicks, referrals, commissions and payouts. */
export function describeAffiliates(rows: ReadRows): void {
  describe('affiliates', () => {
    it('earn their rate of every paid order that carries their code, rounded down to the cent', async () => {
      expect(
        await rows(
          `select o.number from orders o join affiliates a on a.code = o.affiliate_code
        left join affiliate_commissions c on c.order_id = o.id and c.affiliate_id = a.id
        where o.status in ('paid', 'refunded') and (
          c.order_total_cents is distinct from o.total_cents
          or c.amount_cents <> floor(o.total_cents::numeric * c.commission_bps / 10000)
          or c.earned_at <> o.paid_at
          or (c.status = 'reversed') <> (o.status = 'refunded')
          or (c.status = 'pending') <> (o.status = 'paid' and o.paid_at > '${seededAt}'::timestamptz - interval '${affiliate.approvalDays} days'))`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select c.id from affiliate_commissions c join orders o on o.id = c.order_id where o.status not in ('paid', 'refunded')`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select number from orders o where affiliate_code is not null and not exists (select 1 from affiliates a where a.code = o.affiliate_code)`,
        ),
      ).toEqual([]);
    });

    it('never asked for more than was approved at the time', async () => {
      expect(
        await rows(
          `select p.id from affiliate_payouts p where p.status <> 'rejected' and (
          select coalesce(sum(c.amount_cents), 0) from affiliate_commissions c
          where c.affiliate_id = p.affiliate_id and c.status = 'approved' and c.earned_at + interval '${affiliate.approvalDays} days' <= p.requested_at
        ) < (
          select sum(q.amount_cents) from affiliate_payouts q
          where q.affiliate_id = p.affiliate_id and q.status <> 'rejected' and q.requested_at <= p.requested_at)`,
        ),
      ).toEqual([]);
      expect(await rows(`select distinct status::text from affiliate_payouts order by 1`)).toEqual(
        ['approved', 'paid', 'rejected', 'requested'].map((status) => ({ status })),
      );
      expect(
        await rows(`select 1 from pg_constraint where conname = 'affiliate_payouts_amount_from_the_minimum'
        and pg_get_constraintdef(oid) like '%>= ${payouts.minimumCents}))'`),
      ).toHaveLength(1);
    });

    it('bring people who clicked first, on links that were there', async () => {
      expect(
        await rows(
          `select r.id from affiliate_referrals r where not exists (
          select 1 from affiliate_clicks c where c.link_id = r.link_id and c.country = r.country and c.clicked_at < r.referred_at)`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select c.id from affiliate_clicks c join affiliate_links l on l.id = c.link_id join affiliates a on a.id = c.affiliate_id
        where c.clicked_at < l.created_at or l.created_at < a.decided_at or c.clicked_at > '${seededAt}'`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select r.id from affiliate_referrals r join profiles p on p.id = r.person_id where r.is_new <> (p.created_at = r.referred_at)`,
        ),
      ).toEqual([]);
      const [clicks] = await rows<{ count: number }>(`select count(*)::int as count from affiliate_clicks`);
      expect(clicks?.count).toBeGreaterThan(350);
      expect(clicks?.count).toBeLessThan(450);
    });
  });
}
