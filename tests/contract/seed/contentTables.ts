import { describe, expect, it } from 'vitest';
import type { ReadRows } from './openSeed.ts';

/** Promises about the tables of content, affiliates and support. */
export function describeContentTables(rows: ReadRows): void {
  describe('every table of content, affiliates and support', () => {
    const tables = `select c.oid, relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname ~ '^(affiliate|audit|blog|comm|component|consent|contact|content|cta|kyc|media|navi|page|seo|theme|ticket)'`;

    it('has row-level security, a policy and a comment', async () => {
      expect(
        await rows(
          `select relname from (${tables}) t where obj_description(oid) is null
        or not (select relrowsecurity from pg_class where pg_class.oid = t.oid) or not exists (select 1 from pg_policy where polrelid = t.oid)`,
        ),
      ).toEqual([]);
    });

    it('keeps the log, the versions, clicks, referrals, commissions and payouts out of every hand but a trigger or the service key', async () => {
      expect(
        await rows(
          `select table_name, grantee, privilege_type from information_schema.role_table_grants
        where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type in ('INSERT', 'UPDATE', 'DELETE')
          and table_name in ('audit_log', 'content_versions', 'affiliate_clicks', 'affiliate_referrals', 'affiliate_commissions',
            'affiliate_payouts', 'contact_messages', 'consent_log')`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select table_name, privilege_type from information_schema.role_table_grants where table_schema = 'public'
        and grantee = 'service_role' and privilege_type in ('UPDATE', 'DELETE') and table_name in ('audit_log', 'content_versions')`,
        ),
      ).toEqual([]);
    });

    it('reads like a small business, not like a load test', async () => {
      const found = await rows<{ count: number }>(
        `select (xpath('/row/c/text()', query_to_xml('select count(*) as c from public.' || relname, false, true, '')))[1]::text::int as count
        from (${tables}) t`,
      );
      expect(found.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(1200);
    });
  });
}
