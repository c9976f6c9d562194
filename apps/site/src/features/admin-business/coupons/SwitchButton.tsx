import * as t from '@duneline/specs/messages/admin-coupons';
import { Button } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import { switchCoupon, type Coupon } from './readCoupons.ts';

const DecisionDialog = lazyPart(async () => (await import('../decisions/DecisionDialog.tsx')).DecisionDialog);

/** Switches a coupon on or off, after the consequences are shown. */
export function SwitchButton({ coupon: { code, is_active: isActive } }: { readonly coupon: Coupon }) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useDecision(['coupons'], switchCoupon);
  const label = isActive ? t.switchOff : t.switchOn;
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <DecisionDialog
            decision={{
              title: isActive ? t.switchOffTitle({ code }) : t.switchOnTitle({ code }),
              text: isActive ? t.switchOffText : t.switchOnText,
              confirmLabel: label,
              isRefusal: false,
              confirm: () => mutateAsync({ code, isActive: !isActive }),
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
