import type { FunctionImplementation, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _amount_cents }) => {
  const uid = sql.call('auth.uid') ?? null;
  const affiliate = sql.rows('affiliates', { owner_id: uid }).find(({ owner_id }) => owner_id === uid);
  if (affiliate?.status !== 'active') sql.raise('Only an active affiliate asks for a payout.', { code: '42501' });
  const isIdentified = sql
    .rows('kyc_documents', { owner_id: uid })
    .some(({ owner_id, status, kind }) => owner_id === uid && status === 'approved' && kind !== 'proof-of-address');
  if (!isIdentified) {
    sql.raise('Your identity is not confirmed yet.', {
      code: 'PT409',
      hint: 'Upload a passport, an identity card or a residence permit, and wait for the review.',
    });
  }
  const method = sql
    .rows('affiliate_payout_methods', { affiliate_id: affiliate.id })
    .find(({ affiliate_id }) => affiliate_id === affiliate.id);
  if (method === undefined) {
    sql.raise('There is no payout method yet.', { code: 'PT409', hint: 'Choose one in the settings.' });
  }
  if (typeof _amount_cents !== 'number' || _amount_cents < 5000) {
    sql.raise('The amount is below the smallest payout.', { code: 'PT400', hint: 'Ask for 50 dollars or more.' });
  }
  const available = sql.call('public.affiliate_available_cents', affiliate.id);
  if (sql.op('>', _amount_cents, available) === true) {
    sql.raise('You asked for more than is available.', {
      code: 'PT409',
      detail: `${String(available)} cents are available.`,
    });
  }
  const { id } = sql.insert('affiliate_payouts', {
    affiliate_id: affiliate.id,
    amount_cents: _amount_cents,
    method: method.method,
    details: method.details,
  });
  return id;
};
