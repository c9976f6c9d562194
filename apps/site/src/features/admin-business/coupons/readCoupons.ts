import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { readFilterValues } from '../../../lib/data-table/filterValues.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { readNames } from '../readNames.ts';
import type { CouponValues } from './couponDraft.ts';

const COLUMNS =
  'code, percent, program_id, tier_id, owner_id, max_uses, uses, valid_from, expires_at, is_active, note, affiliate:affiliates(id, code, owner_id)';

/** For whom a coupon is, as PostgREST filters. */
const owners = {
  everybody: 'and(affiliate_id.is.null,owner_id.is.null)',
  affiliate: 'affiliate_id.not.is.null',
  person: 'owner_id.not.is.null',
} as const;
export type OwnerKind = keyof typeof owners;
export const ownerKinds = ['everybody', 'affiliate', 'person'] as const satisfies readonly OwnerKind[];

/**
 * All coupons, with the names of the people whom they are for.
 * @throws {ServiceError}
 */
export async function readCoupons({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  const now = new Date().toISOString();
  let request = client.from('coupons').select(COLUMNS, { count: 'exact' });
  if (filters['status'] === 'on') request = request.eq('is_active', true).or(`expires_at.is.null,expires_at.gt.${now}`);
  if (filters['status'] === 'expired') request = request.eq('is_active', true).lte('expires_at', now);
  if (filters['status'] === 'off') request = request.eq('is_active', false);
  const kinds = readFilterValues(filters, 'owner', ownerKinds);
  if (kinds.length > 0) request = request.or(kinds.map((kind) => owners[kind]).join(','));
  if (filters['q']) request = request.ilike('code', containsText(filters['q']));
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('code').range(from, to).abortSignal(signal),
  );
  const names = await readNames(data.map(({ owner_id }) => owner_id));
  return {
    rows: data.map((row) => ({ ...row, id: row.code, person: (row.owner_id && names.get(row.owner_id)) ?? null })),
    count: count ?? data.length,
  };
}

export type CouponRow = Awaited<ReturnType<typeof readCoupons>>['rows'][number];

/**
 * A coupon with the name of its maker, and whether the signed-in admin benefits from it; `null` if there is none.
 * @param code in any case
 * @throws {ServiceError}
 */
export async function readCoupon(code: string) {
  const client = await getClient();
  const [coupon, self] = await Promise.all([
    dataOf(
      client
        .from('coupons')
        .select(`${COLUMNS}, created_by, account:trading_accounts(number)`)
        .eq('code', code.toUpperCase())
        .maybeSingle(),
    ),
    readPerson(),
  ]);
  if (coupon === null) return null;
  const { owner_id: owner, created_by: maker, affiliate } = coupon;
  const names = await readNames([owner, maker]);
  return {
    ...coupon,
    id: coupon.code,
    person: (owner && names.get(owner)) ?? null,
    maker: (maker && names.get(maker)) ?? null,
    isOwn: self !== null && (owner === self.id || affiliate?.owner_id === self.id),
  };
}

export type Coupon = NonNullable<Awaited<ReturnType<typeof readCoupon>>>;

/**
 * The active affiliates, without the signed-in admin: nobody makes coupons for themselves.
 * @throws {ServiceError}
 */
export async function readAffiliateChoices() {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  const all = await dataOf(client.from('affiliates').select('id, code, owner_id').eq('status', 'active').order('code'));
  return all.filter(({ owner_id }) => owner_id !== self?.id).map(({ id, code }) => ({ id, label: code }));
}

/**
 * Creates a coupon in the signed-in admin's name.
 * @throws {ServiceError}
 */
export async function addCoupon(values: CouponValues) {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  const { code, percent } = values;
  const made = { code, percent, created_by: self?.id ?? '' };
  await confirmChange(
    () => dataOf(client.from('coupons').insert(values).select('code').single()),
    () => dataOf(client.from('coupons').select('code').match(made).maybeSingle()),
  );
}

export type CouponChange = Pick<CouponValues, 'code' | 'max_uses' | 'expires_at' | 'note'>;

/**
 * Changes limit, expiry and note of a coupon.
 * @throws {ServiceError}
 */
export async function changeCoupon({ code, max_uses, expires_at, note }: CouponChange) {
  const client = await getClient();
  const values = { max_uses, expires_at, note };
  await confirmChange(
    () => dataOf(client.from('coupons').update(values).eq('code', code).select('code').single()),
    async () => {
      const stored = await dataOf(client.from('coupons').select('max_uses, expires_at, note').eq('code', code).single());
      const time = (iso: string | null) => (iso === null ? null : Date.parse(iso));
      return stored.max_uses === max_uses && stored.note === note && time(stored.expires_at) === time(expires_at);
    },
  );
}

/**
 * Switches a coupon on or off.
 * @throws {ServiceError}
 */
export async function switchCoupon({ code, isActive }: { readonly code: string; readonly isActive: boolean }) {
  const client = await getClient();
  await confirmChange(
    () => dataOf(client.from('coupons').update({ is_active: isActive }).eq('code', code).select('code').single()),
    () => dataOf(client.from('coupons').select('code').match({ code, is_active: isActive }).maybeSingle()),
  );
}
