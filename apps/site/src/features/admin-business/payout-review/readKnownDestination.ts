import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readNames } from '../readNames.ts';
import { accountIn, accountInDetails, accountKeys, type PayoutMethod } from './accountIn.ts';

/** More than anybody is paid, or than go to one account, before somebody looks. */
const MAX_COMPARED = 200;

/** What is known about where a payout goes. */
export interface KnownDestination {
  /** Whether its owner was never paid before. */
  readonly isFirstPayout: boolean;
  /** Whether its owner was never paid there. */
  readonly isNew: boolean;
  /** Others who asked for payouts to the same account. */
  readonly sharedWith: readonly { readonly id: string; readonly name: string | null }[];
}

interface PayoutAccount {
  /** The payout's id. */
  readonly id: string;
  /** The user to whom it is paid. */
  readonly owner: string;
  readonly method: PayoutMethod;
  /** By `accountIn` or `accountInDetails`. */
  readonly account: string;
}

const TRADERS = 'method, destination, account:trading_accounts!inner(user_id)';
const AFFILIATES = 'method, details, affiliate:affiliates!inner(owner_id)';

/**
 * Whether a payout's owner was paid before, as a trader or as an affiliate, whether to this account, and who else asked for it.
 * @throws {ServiceError}
 */
export async function readKnownDestination({ id, owner, method, account }: PayoutAccount): Promise<KnownDestination> {
  const client = await getClient();
  const payouts = () => client.from('payouts').select(TRADERS).neq('id', id).order('requested_at').limit(MAX_COMPARED);
  const commissions = () =>
    client.from('affiliate_payouts').select(AFFILIATES).neq('id', id).order('requested_at').limit(MAX_COMPARED);
  const [paid, paidCommissions, others, otherCommissions] = await Promise.all([
    dataOf(payouts().match({ 'account.user_id': owner, status: 'paid' })),
    dataOf(commissions().match({ 'affiliate.owner_id': owner, status: 'paid' })),
    dataOf(payouts().ilike('destination', containsText(account)).neq('account.user_id', owner)),
    dataOf(
      commissions()
        .contains('details', { [accountKeys[method]]: account })
        .neq('affiliate.owner_id', owner),
    ),
  ]);
  const own = [
    ...paid.map((row) => accountIn(row.method, row.destination)),
    ...paidCommissions.map((row) => accountInDetails(row.method, row.details)),
  ];
  const sharers = [
    ...others.filter((row) => accountIn(row.method, row.destination) === account).map((row) => row.account.user_id),
    ...otherCommissions.map((row) => row.affiliate.owner_id),
  ];
  const ids = [...new Set(sharers)];
  const names = await readNames(ids);
  return {
    isFirstPayout: own.length === 0,
    isNew: !own.includes(account),
    sharedWith: ids.map((one) => ({ id: one, name: names.get(one) ?? null })),
  };
}
