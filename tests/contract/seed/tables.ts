import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';

const tables = [
  'profiles', 'programs', 'program_phases', 'program_tiers', 'add_ons', 'coupons', 'orders', 'order_items', 'payments', 'trading_accounts',
  'daily_equity', 'positions', 'payouts', 'certificates', 'leaderboard_entries', 'payout_proofs', 'testimonials',
]; // prettier-ignore

/** Promises about every table. */
export function describeTables(rows: ReadRows): void {
  describe('every table', () => {
    it('has row-level security, and a policy where clients may reach it', async () => {
      expect(
        await rows(
          `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (not relrowsecurity or has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
        and not exists (select 1 from pg_policy where polrelid = c.oid))`,
        ),
      ).toEqual([]);
    });

    it('of trading and sales says what it holds', async () => {
      expect(
        await rows(
          `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname in (${tables.map((name) => `'${name}'`).join(', ')}) and obj_description(oid) is null`,
        ),
      ).toEqual([]);
    });

    it('lets nobody but the service key write money', async () => {
      expect(
        await rows(
          `select table_name, column_name, grantee, privilege_type from information_schema.column_privileges
      where table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC') and privilege_type in ('INSERT', 'UPDATE')
        and table_name in (${tables.map((name) => `'${name}'`).join(', ')})
        and column_name ~ '(_cents|_bps)$' and table_name not in ('payout_proofs', 'testimonials')
        and (table_name, column_name) <> ('payouts', 'gross_cents')`,
        ),
      ).toEqual([]);
    });

    it('keeps the seed moderate', async () => {
      const counts = tables.map((name) => `(select count(*) from ${name})`).join(' + ');
      const [total] = await rows<{ rows: number }>(`select ${counts} as rows`);
      expect(total?.rows).toBeLessThanOrEqual(1_500);
      expect(total?.rows).toBeGreaterThan(1_000);
    });
  });
}
