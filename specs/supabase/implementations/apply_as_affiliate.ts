import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _name, _code, _audience, _website, _terms }) => {
  const person = sql.call('auth.uid');
  const own = sql.rows('affiliates', { owner_id: person }).find(({ owner_id }) => owner_id === person);
  if (own !== undefined && own.status !== 'rejected') return { code: own.code, status: own.status, isNew: false };
  if (_terms !== sql.call('public.affiliate_terms_version')) {
    sql.raise('The current rules of the program were not accepted', {
      code: 'PT409',
      detail: 'affiliate_terms_outdated',
      hint: 'Load the page again, read the rules, and accept them.',
    });
  }
  if (own !== undefined) {
    const now = sql.call('now');
    sql.update('affiliates', ({ id }) => id === own.id, {
      status: 'pending',
      audience: _audience,
      website: _website,
      reason: null,
      decided_by: null,
      decided_at: null,
      applied_at: now,
      terms_accepted_at: now,
      terms_version: _terms,
    });
    return { code: own.code, status: 'pending', isNew: true };
  }
  if (!sql.rows('profiles', { id: person }).some(({ id }) => id === person)) {
    sql.insert('profiles', { id: person, display_name: _name, kind: 'affiliate' });
  }
  if (!sql.rows('orders', { user_id: person }).some(({ user_id }) => user_id === person)) {
    const isTrader = ({ id, kind }: { readonly id?: unknown; readonly kind?: unknown }) => id === person && kind === 'trader';
    sql.update('profiles', isTrader, { kind: 'affiliate', display_name: _name });
  }
  try {
    sql.insert('affiliates', {
      code: _code,
      audience: _audience,
      website: _website,
      terms_accepted_at: sql.call('now'),
      terms_version: _terms,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    sql.raise(`The code ${String(_code)} is taken`, {
      code: 'PT409',
      detail: 'affiliate_code_taken',
      hint: 'Choose another one.',
    });
  }
  return { code: _code, status: 'pending', isNew: true };
};
