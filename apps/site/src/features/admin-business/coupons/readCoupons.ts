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
  'code, percent, program_id, tier_id, owner_id, max_uses, uses, valid_from, expires_at, is_active, affiliate:affiliates(id, code, owner_id)';

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

/** Who made a coupon, and its note; people who read its row do not read these. */
async function readRemarks(code: string) {
  const client = await getClient();
  const remarks = await dataOf(client.rpc('coupon_remarks', { _code: code }));
  return remarks as { readonly created_by: string | null; readonly note: string | null } | null;
}

/**
 * A coupon with the name of its maker, and whether the signed-in admin benefits from it; `null` if there is none.
 * @param code in any case
 * @throws {ServiceError}
 */
export async function readCoupon(code: string) {
  const client = await getClient();
  const [row, remarks, self] = await Promise.all([
    dataOf(
      client.from('coupons').select(`${COLUMNS}, account:trading_accounts(number)`).eq('code', code.toUpperCase()).maybeSingle(),
    ),
    readRemarks(code.toUpperCase()),
    readPerson(),
  ]);
  if (row === null || remarks === null) return null;
  const coupon = { ...row, ...remarks };
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

/** Whether a coupon is stored with all of these values. */
async function isStored({
  code,
  expires_at,
  ...values
}: CouponChange & Partial<CouponValues> & { readonly created_by?: string }) {
  const client = await getClient();
  const [row, remarks] = await Promise.all([
    dataOf(
      client
        .from('coupons')
        .select('percent, program_id, tier_id, affiliate_id, max_uses, expires_at')
        .eq('code', code)
        .maybeSingle(),
    ),
    readRemarks(code),
  ]);
  if (row === null) return false;
  const stored: Readonly<Record<string, unknown>> = { ...row, ...remarks };
  const time = (iso: string | null) => (iso === null ? null : Date.parse(iso));
  return time(row.expires_at) === time(expires_at) && Object.entries(values).every(([column, value]) => stored[column] === value);
}

/**
 * Creates a coupon in the signed-in admin's name.
 * @throws {ServiceError}
 */
export async function addCoupon(values: CouponValues) {
  const [client, self] = await Promise.all([getClient(), readPerson()]);
  await confirmChange(
    () => dataOf(client.from('coupons').insert(values).select('code').single()),
    async () => self !== null && (await isStored({ ...values, created_by: self.id })),
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
    () => isStored({ code, ...values }),
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
