import { describe, expect, it } from 'vitest';
import { auditedTables } from './auditKinds.ts';
import { describeInParts } from './describeEntry.ts';
import { entryOf, noor, sentenceOf, status, tomas } from './entryOf.test-support.ts';

describe.each(auditedTables)('about a row of %s', (table) => {
  it.each(['insert', 'update', 'delete'])('has a sentence for any %s, without names of tables and columns', (action) => {
    const columns = { updated_at: '2026-03-01T09:00:00Z', some_column: 1 };
    const before = action === 'insert' ? null : columns;
    const after = action === 'delete' ? null : { ...columns, some_column: 2 };
    const sentence = sentenceOf(table, { action, before, after });
    expect(sentence).toMatch(/^Noor Haddad \w/);
    expect(sentence).not.toMatch(/_|something|undefined|null|NaN|object/);
  });
});

it('counts the changed fields, without what changes with every update', () => {
  const before = { updated_at: '1', version: 1, updated_by: noor, name: 'Risk', position: 1 };
  const after = { updated_at: '2', version: 2, updated_by: tomas, name: 'Risk and rules', position: 1 };
  expect(sentenceOf('blog_categories', { before, after })).toBe(
    'Noor Haddad changed 1 field of the blog category “Risk and rules”',
  );
});

it('says who acted where no person has a name', () => {
  const approved = status('requested', 'approved');
  const nobody = { ...approved, actor: null, person: null };
  expect(sentenceOf('payouts', { ...nobody, actor_role: 'service_role' })).toBe('The platform approved a payout');
  expect(sentenceOf('payouts', nobody)).toBe('Somebody approved a payout');
  expect(sentenceOf('payouts', { ...approved, person: null })).toBe('A deleted person approved a payout');
});

it('isolates names in other scripts', () => {
  const sentence = sentenceOf('tickets', { ...status('open', 'closed'), person: 'نور حداد', record: { number: 1042 } });
  expect(sentence).toBe('\u2068نور حداد\u2069 closed ticket 1042');
});

it('has a sentence for a table that it does not know', () => {
  expect(sentenceOf('new_table', { before: { a: 1 }, after: { a: 2 } })).toBe('Noor Haddad changed 1 field of something');
});

it('tells the people in a sentence by their ids, whatever they are called', () => {
  const reject = { before: { status: 'pending' }, after: { status: 'rejected', reason: 'payout, Noor Haddad\uFFF90\uFFFB' } };
  const namesakes = { [noor]: 'Noor Haddad', [tomas]: 'Noor Haddad' };
  expect(describeInParts(entryOf('kyc_documents', { ...reject, record: { owner_id: tomas }, names: namesakes }))).toEqual([
    { id: noor, name: 'Noor Haddad' },
    ' rejected an identity document of ',
    { id: tomas, name: 'Noor Haddad' },
    ': payout, Noor Haddad0',
  ]);
});

it('says that a document was unpublished', () => {
  const offSite = {
    before: { status: 'published', version: 2 },
    after: { status: 'draft', version: 3 },
    record: { path: '/about' },
  };
  expect(sentenceOf('seo_config', offSite)).toBe('Noor Haddad unpublished the SEO settings of /about');
});
