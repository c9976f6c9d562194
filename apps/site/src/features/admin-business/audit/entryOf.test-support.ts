import { describe, expect, it } from 'vitest';
import { describeEntry } from './describeEntry.ts';
import type { AuditRow } from './readAudit.ts';

export const noor = 'bec0573f-038c-499b-957d-380bf1224ed1';
export const tomas = '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01';
const names = { [noor]: 'Noor Haddad', [tomas]: 'Tomas Ribeiro' };

/** An entry of the audit log, by Noor Haddad. */
export const entryOf = (table: string, entry: Partial<AuditRow>): AuditRow => ({
  id: 'c3a1',
  actor: noor,
  actor_role: 'authenticated',
  person: 'Noor Haddad',
  action: 'update',
  table_name: table,
  row_id: tomas,
  before: {},
  after: {},
  record: {},
  names,
  happened_at: '2026-03-01T09:00:00Z',
  ...entry,
});
export const sentenceOf = (table: string, entry: Partial<AuditRow>) => describeEntry(entryOf(table, entry));

export const created = (after: AuditRow['after'], record = {}) => ({ action: 'insert', before: null, after, record });
export const deleted = (before: AuditRow['before'], record = {}) => ({ action: 'delete', before, after: null, record });
export const status = (before: string, after: string, more = {}) => ({
  before: { status: before },
  after: { status: after, ...more },
});
export const reason = 'chargeback';

/** What a table's entries are about, the table, and what Noor Haddad did by each entry. */
export type Sentences = readonly [string, string, readonly [string, Partial<AuditRow>][]][];

/** Tests the sentences of entries. */
export function testSentences(sentences: Sentences): void {
  describe.each(sentences)('about %s', (_what, table, cases) => {
    it.each(cases)('says that Noor Haddad %s', (deed, entry) => expect(sentenceOf(table, entry)).toBe(`Noor Haddad ${deed}`));
  });
}
