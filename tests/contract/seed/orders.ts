import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';

/** Users and their orders. */
export function describeOrders(rows: ReadRows): void {
  describe('people', () => {
    it('are 27, of whom three have a password and three are admins', async () => {
      expect(
        await rows(
          `select count(*)::int as people, count(*) filter (where encrypted_password <> '')::int as passwords from auth.users`,
        ),
      ).toEqual([{ people: 27, passwords: 3 }]);
      expect(await rows(`select count(*)::int as admins from user_roles where role = 'admin'`)).toEqual([{ admins: 3 }]);
      expect(
        await rows(
          `select id from auth.users where not exists (select 1 from profiles p where p.id = users.id and p.country is not null)`,
        ),
      ).toEqual([]);
      expect(
        await rows(`select id from auth.users where not exists (select 1 from auth.identities i where i.user_id = users.id)`),
      ).toEqual([]);
    });

    it('are called like people', async () => {
      const names = `select display_name as name from profiles union select full_name from orders union select holder_name from certificates`;
      expect(
        await rows(
          `select * from (${names}) n where name !~ '^[[:upper:]][[:alpha:]]+( [[:upper:]][[:alpha:]]+)+$' or name ~* '\\y(test|user|foo|bar|demo|sample)'`,
        ),
      ).toEqual([]);
    });
  });

  describe('orders', () => {
    it('add up, line by line and payment by payment', async () => {
      expect(
        await rows(
          `select o.number from orders o join program_tiers t on t.id = o.tier_id left join coupons c on c.code = o.coupon_code
      where o.price_cents <> t.price_cents
        or o.discount_cents <> coalesce(t.price_cents * c.percent / 100, 0)
        or o.total_cents <> (select sum(i.amount_cents) from order_items i where i.order_id = o.id)
        or o.price_cents <> (select i.amount_cents from order_items i where i.order_id = o.id and i.kind = 'fee' and i.tier_id = o.tier_id)
        or o.add_ons_cents <> (
          select coalesce(sum(a.price_cents), 0) from order_items i join add_ons a on a.id = i.add_on_id and a.price_cents = i.amount_cents
          where i.order_id = o.id
        )
        or exists (select 1 from payments p where p.order_id = o.id and p.amount_cents <> o.total_cents)`,
        ),
      ).toEqual([]);
    });

    it('are paid by exactly one charge, or were never charged', async () => {
      expect(
        await rows(
          `select o.number, o.status, array_agg(p.status) from orders o left join payments p on p.order_id = o.id and p.surplus_received_at is null group by o.id
      having array_agg(p.status::text) is distinct from case o.status
        when 'paid' then '{succeeded}' when 'cancelled' then '{null}' else array[o.status::text] end`,
        ),
      ).toEqual([]);
      expect(await rows(`select number from orders where paid_at <= created_at or created_at > '${seededAt}'`)).toEqual([]);
    });

    it('use coupons that hold, and each use is counted', async () => {
      expect(
        await rows(
          `select o.number from orders o join coupons c on c.code = o.coupon_code join program_tiers t on t.id = o.tier_id
      where o.created_at not between c.valid_from and coalesce(c.expires_at, 'infinity')
        or coalesce(c.owner_id <> o.user_id, false) or coalesce(c.tier_id <> o.tier_id, false) or coalesce(c.program_id <> t.program_id, false)`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select code from coupons c where uses <> (select count(*) from orders o where o.coupon_code = c.code and o.status in ('pending', 'paid', 'refunded'))`,
        ),
      ).toEqual([]);
    });

    it('sell only what is for sale', async () => {
      expect(
        await rows(
          `select o.number from orders o join program_tiers t on t.id = o.tier_id join programs p on p.id = t.program_id where not p.is_available`,
        ),
      ).toEqual([]);
    });
  });
}
