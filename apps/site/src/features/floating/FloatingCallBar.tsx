import * as t from '@duneline/specs/messages/floating';
import { ButtonLink, FloatingCall } from '@duneline/ui';
import { useState } from 'react';
import { routerLink } from '../../lib/link/routerLink.tsx';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import { dismissFloatingCall, preloadFloatingCall } from './floatingCallStore.ts';
import { moveFocusToMain } from './moveFocusToMain.ts';

/** The floating call to action, if the traffic control shows it (spec §2). A bar for which the page reserves space. */
export function FloatingCallBar() {
  const [call, setCall] = useState<HTMLElement | null>(null);
  const isShown = useOverlay('call', call, { priority: 3, hasRoom: true });
  useBottomInset(isShown ? call : null);
  const dismiss = () => {
    moveFocusToMain();
    dismissFloatingCall();
  };
  return (
    <FloatingCall
      ref={setCall}
      isAway={!isShown}
      aria-label={t.callLabel}
      closeLabel={t.dismissCall}
      onCloseIntent={preloadFloatingCall}
      onClose={dismiss}
      action={
        <ButtonLink size="sm" href="/checkout" render={routerLink}>
          {t.callAction}
        </ButtonLink>
      }
    >
      {t.callText}
    </FloatingCall>
  );
}
