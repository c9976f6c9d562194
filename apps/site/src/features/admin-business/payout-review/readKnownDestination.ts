import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readNames } from '../readNames.ts';
import { accountIn, accountInDetails, accountKeys, type PayoutAccount } from './accountIn.ts';

/** How many payouts of a kind are compared, the newest. */
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

interface ComparedPayout {
  /** The payout's id. */
  readonly id: string;
  /** The user to whom it is paid. */
  readonly owner: string;
  readonly to: PayoutAccount;
}

const TRADERS = 'method, destination, account:trading_accounts!inner(user_id)';
const AFFILIATES = 'method, details, affiliate:affiliates!inner(owner_id)';

/**
 * Whether a payout's owner was paid before, as a trader or as an affiliate, whether to this account, and who else asked for it.
 * @throws {ServiceError}
 */
export async function readKnownDestination({ id, owner, to }: ComparedPayout): Promise<KnownDestination> {
  const { method, account } = to;
  const client = await getClient();
  const newest = { ascending: false };
  const payouts = () => client.from('payouts').select(TRADERS).neq('id', id).order('requested_at', newest).limit(MAX_COMPARED);
  const commissions = () =>
    client.from('affiliate_payouts').select(AFFILIATES).neq('id', id).order('requested_at', newest).limit(MAX_COMPARED);
  const [paid, paidCommissions, others, otherCommissions] = await Promise.all([
    dataOf(payouts().match({ 'account.user_id': owner, status: 'paid' })),
    dataOf(commissions().match({ 'affiliate.owner_id': owner, status: 'paid' })),
    dataOf(payouts().ilike('destination', patternOf(to)).neq('account.user_id', owner)),
    dataOf(commissions().ilike(`details->>${accountKeys[method]}`, patternOf(to)).neq('affiliate.owner_id', owner)),
  ]);
  const own = [...paid, ...paidCommissions].map((row) => accountOf(row).account);
  const sharers = [
    ...others.map((row) => ({ ...accountOf(row), id: row.account.user_id })),
    ...otherCommissions.map((row) => ({ ...accountOf(row), id: row.affiliate.owner_id })),
  ].filter((other) => account !== '' && other.method === method && other.account === account);
  const ids = [...new Set(sharers.map((sharer) => sharer.id))];
  const names = await readNames(ids);
  return {
    isFirstPayout: own.length === 0,
    isNew: !own.includes(account),
    sharedWith: ids.map((one) => ({ id: one, name: names.get(one) ?? null })),
  };
}

type StoredPayout = { readonly method: PayoutAccount['method'] } & (
  | { readonly destination: string }
  | { readonly details: unknown }
);

const accountOf = (row: StoredPayout): PayoutAccount =>
  'destination' in row ? accountIn(row.method, row.destination) : accountInDetails(row.method, row.details);

/** A pattern for an account in any spelling, which also finds some others; an IBAN may be written with spaces anywhere. */
const patternOf = ({ method, account, isReadable }: PayoutAccount) =>
  method === 'Bank' && isReadable ? `${account.replaceAll(/(?=.)/g, '%')}%` : containsText(account);
