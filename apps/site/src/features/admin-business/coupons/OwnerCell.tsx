import { unknownPerson } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-coupons';
import { Link } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import type { CouponRow } from './readCoupons.ts';

/** For whom a coupon is: an affiliate with a link to their record, a person, or everybody. */
export function OwnerCell({ coupon: { affiliate, owner_id: owner, person } }: { readonly coupon: CouponRow }) {
  const { addressOf } = useSectionAddress();
  if (affiliate)
    return (
      <bdi dir="ltr">
        <Link tone="accent" href={addressOf(affiliate.id, 'affiliates')} render={routerLink}>
          {affiliate.code}
        </Link>
      </bdi>
    );
  if (owner === null) return t.ownerEverybody;
  return <bdi>{person ?? unknownPerson}</bdi>;
}
