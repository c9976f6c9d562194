import * as t from '@duneline/specs/messages/admin-coupons';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { PersonLink } from '../PersonLink.tsx';
import type { CouponRow } from './readCoupons.ts';

/** Who can use a coupon: everybody, or one person; and the affiliate, with a link to their record, whose sales its orders are. */
export function OwnerCell({ coupon: { affiliate, owner_id: owner, person } }: { readonly coupon: CouponRow }) {
  if (!affiliate && owner === null) return t.ownerEverybody;
  return (
    <>
      {affiliate && (
        <RecordLink section="affiliates" record={affiliate.id}>
          {affiliate.code}
        </RecordLink>
      )}
      {affiliate && owner !== null && <span> · </span>}
      {owner !== null && <PersonLink id={owner} name={person} />}
    </>
  );
}
