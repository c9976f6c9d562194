import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openBothSides } from './bothSides.ts';

// The database says who decided on an application, a rate and a document, and when; a decision is not taken back to the start.

const { run, expectSameRows } = openBothSides();
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const noor = String(rowsOf('user_roles').find(({ role }) => role === 'admin')?.['user_id']);
const clara = rowsOf('affiliates').find(({ code }) => code === 'CLARA') ?? {};
const leila = rowsOf('affiliates').find(({ code }) => code === 'LEILA') ?? {};
const [ofClara, ofLeila] = [{ id: String(clara['id']) }, { id: String(leila['id']) }];
const pending = rowsOf('kyc_documents').find(({ status, kind }) => status === 'pending' && kind !== 'proof-of-address') ?? {};
const document = { id: String(pending['id']) };
const somebody = String(leila['owner_id']);
const longAgo = '2020-01-01T00:00:00+00:00';
const denied = { error: { code: '42501' } };
const refused = { error: { code: 'PT409', message: expect.stringContaining('cannot become') } };
const count = async (table: string, filter: Record<string, unknown>) => run('service_role', 'select', table, {}, filter);

describe('the decision on an affiliate', () => {
  it.each([
    { status: 'active', decided_at: longAgo },
    { status: 'active', decided_by: noor },
    { commission_bps: 2000, rate_reason: 'A good year.', rate_changed_at: longAgo },
  ])('has its date and its admin from no client: %o', async (change) => {
    expect(await run('admin', 'update', 'affiliates', change, ofClara)).toMatchObject(denied);
  });

  it('is dated and signed by the database', async () => {
    expect(clara['status']).toBe('pending');
    expect(await run('admin', 'update', 'affiliates', { status: 'active' }, ofClara)).toMatchObject({ count: 1 });
    expect(await count('affiliates', { ...ofClara, decided_by: noor })).toMatchObject({ count: 1 });
    await expectSameRows('affiliates');
  });

  it('is dated anew with each step, and not by a change of the rate', async () => {
    const earlier = { decided_at: longAgo, decided_by: somebody, rate_reason: 'A start.', rate_changed_at: longAgo };
    await run('service_role', 'update', 'affiliates', earlier, ofLeila);
    const rate = { commission_bps: 2000, rate_reason: 'A good year.' };
    expect(await run('admin', 'update', 'affiliates', rate, ofLeila)).toMatchObject({ count: 1 });
    expect(await count('affiliates', { ...ofLeila, decided_at: longAgo, decided_by: somebody })).toMatchObject({ count: 1 });
    expect(await count('affiliates', { ...ofLeila, rate_changed_at: longAgo })).toMatchObject({ count: 0 });
    expect(await run('admin', 'update', 'affiliates', { status: 'suspended' }, ofLeila)).toMatchObject({ count: 1 });
    expect(await count('affiliates', { ...ofLeila, decided_by: noor })).toMatchObject({ count: 1 });
    expect(await count('affiliates', { ...ofLeila, decided_at: longAgo })).toMatchObject({ count: 0 });
    await expectSameRows('affiliates');
  });

  it('keeps the date of a rate that changes once more, and loses it with its reason', async () => {
    await run('admin', 'update', 'affiliates', { commission_bps: 2000, rate_reason: 'A good year.' }, ofLeila);
    await run('service_role', 'update', 'affiliates', { rate_changed_at: longAgo }, ofLeila);
    await run('admin', 'update', 'affiliates', { rate_reason: 'A good year.' }, ofLeila);
    expect(await count('affiliates', { ...ofLeila, rate_changed_at: longAgo })).toMatchObject({ count: 1 });
    await run('admin', 'update', 'affiliates', { commission_bps: 2500 }, ofLeila);
    expect(await count('affiliates', { ...ofLeila, rate_changed_at: longAgo })).toMatchObject({ count: 0 });
    expect(await run('admin', 'update', 'affiliates', { rate_reason: null }, ofLeila)).toMatchObject({ count: 1 });
    await expectSameRows('affiliates');
  });

  it.each(['active', 'suspended', 'rejected'])(
    'of one who is %s is not taken back, except by a new application',
    async (status) => {
      await run('service_role', 'update', 'affiliates', { status, reason: 'No.' }, ofLeila);
      for (const persona of ['admin', 'service_role']) {
        expect(await run(persona, 'update', 'affiliates', { status: 'pending' }, ofLeila)).toMatchObject(refused);
      }
      await expectSameRows('affiliates');
    },
  );
});

describe('the review of a document', () => {
  it.each([{ reviewed_at: longAgo }, { reviewed_by: noor }])(
    'has neither its date nor its admin from a client: %o',
    async (forged) => {
      expect(await run('admin', 'update', 'kyc_documents', { status: 'approved', ...forged }, document)).toMatchObject(denied);
    },
  );

  it('is dated and signed by the database, and so is a name that is confirmed later', async () => {
    expect(await run('admin', 'update', 'kyc_documents', { status: 'approved' }, document)).toMatchObject({ count: 1 });
    expect(await count('kyc_documents', { ...document, reviewed_by: noor })).toMatchObject({ count: 1 });
    await expectSameRows('kyc_documents');
    await run('service_role', 'update', 'kyc_documents', { reviewed_at: longAgo, reviewed_by: somebody }, document);
    const named = { confirmed_name: 'W. Njoroge' };
    expect(await run('admin', 'update', 'kyc_documents', named, document)).toMatchObject({ count: 1 });
    expect(await count('kyc_documents', { ...document, reviewed_by: noor })).toMatchObject({ count: 1 });
    expect(await count('kyc_documents', { ...document, reviewed_at: longAgo })).toMatchObject({ count: 0 });
    await expectSameRows('kyc_documents', 'certificates');
  });

  it('names nobody before it is decided', async () => {
    expect(await run('admin', 'update', 'kyc_documents', { confirmed_name: 'W. Njoroge' }, document)).toMatchObject(denied);
  });

  it('is not taken back, but an approved document can still be rejected, and then stays so', async () => {
    await run('admin', 'update', 'kyc_documents', { status: 'approved' }, document);
    const again = { status: 'pending', reviewed_at: null };
    expect(await run('service_role', 'update', 'kyc_documents', again, document)).toMatchObject(refused);
    expect(await run('admin', 'update', 'kyc_documents', { status: 'pending' }, document)).toMatchObject(refused);
    const rejection = { status: 'rejected', reason: 'It is forged.' };
    expect(await run('admin', 'update', 'kyc_documents', rejection, document)).toMatchObject({ count: 1 });
    const approval = { status: 'approved', reason: null };
    expect(await run('admin', 'update', 'kyc_documents', approval, document)).toMatchObject(refused);
    await expectSameRows('kyc_documents');
  });
});
