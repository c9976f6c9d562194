import { unknownPerson } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-coupons';
import { Link } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import type { CouponRow } from './readCoupons.ts';

/** Who can use a coupon: everybody, or one person; and the affiliate, with a link to their record, whose sales its orders are. */
export function OwnerCell({ coupon: { affiliate, owner_id: owner, person } }: { readonly coupon: CouponRow }) {
  const { addressOf } = useSectionAddress();
  if (!affiliate && owner === null) return t.ownerEverybody;
  return (
    <>
      {affiliate && (
        <bdi dir="ltr">
          <Link tone="accent" href={addressOf(affiliate.id, 'affiliates')} render={routerLink}>
            {affiliate.code}
          </Link>
        </bdi>
      )}
      {affiliate && owner !== null && <span> · </span>}
      {owner !== null && <bdi>{person ?? unknownPerson}</bdi>}
    </>
  );
}
