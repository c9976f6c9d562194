import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ReadRows } from './openSeed.ts';
import { seededAt } from './openSeed.ts';

const specs = (path: string): URL => new URL(`../../../specs/${path}`, import.meta.url);

/** Promises about identity checks, tickets and consent. */
export function describeSupport(rows: ReadRows): void {
  describe('people', () => {
    it('were paid after their identity was confirmed, and only then', async () => {
      const approved = (person: string, moment: string) =>
        `exists (select 1 from kyc_documents d where d.owner_id = ${person} and d.status = 'approved'
          and d.kind <> 'proof-of-address' and d.reviewed_at < ${moment})`;
      expect(
        await rows(
          `select p.id from affiliate_payouts p join affiliates a on a.id = p.affiliate_id where not ${approved('a.owner_id', 'p.requested_at')}`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select p.number from payouts p join trading_accounts t on t.id = p.account_id
        where p.status = 'paid' and not ${approved('t.user_id', 'p.paid_at')}`,
        ),
      ).toEqual([]);
      expect(await rows(`select distinct status::text from kyc_documents order by 1`)).toEqual(
        ['approved', 'pending', 'rejected'].map((status) => ({ status })),
      );
    });

    it('uploaded the documents that lie in the bucket', async () => {
      const found = await rows<{ path: string }>(`select storage_path as path from kyc_documents`);
      expect(found.filter(({ path }) => !existsSync(specs(`supabase/buckets/kyc/${path}`)))).toEqual([]);
    });

    it('have tickets whose state is that of the last reply', async () => {
      expect(
        await rows(
          `select t.subject from tickets t left join lateral (
          select r.is_staff, r.created_at from ticket_replies r where r.ticket_id = t.id order by r.created_at desc limit 1) last on true
        where t.status <> 'closed' and t.status::text <> case when last.is_staff then 'answered' else 'open' end
          or last.created_at < t.created_at or t.updated_at < last.created_at or t.updated_at > '${seededAt}'`,
        ),
      ).toEqual([]);
      expect(
        await rows(
          `select r.id from ticket_replies r join tickets t on t.id = r.ticket_id join profiles p on p.id = r.author_id
        where r.author_name <> p.display_name or r.is_staff <> exists (select 1 from user_roles u where u.user_id = p.id and u.role = 'admin') or not (r.is_staff or r.author_id = t.owner_id)`,
        ),
      ).toEqual([]);
      expect((await rows(`select 1 from tickets`)).length).toBeGreaterThanOrEqual(10);
    });

    it('consented to the text that the banner shows', async () => {
      const panels = parse(readFileSync(specs('site/messages/en/panels.yaml'), 'utf8')) as Record<string, string>;
      const hash = createHash('sha256')
        .update(panels.consentText ?? '')
        .digest('hex');
      expect(await rows(`select distinct text_hash from consent_log`)).toEqual([{ text_hash: hash }]);
      expect(await rows(`select id from consent_log where chosen_at > '${seededAt}'`)).toEqual([]);
    });
  });
}
