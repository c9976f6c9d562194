import * as t from '@duneline/specs/messages/checkout';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useBottomInset } from '../../lib/floating/useBottomInset.ts';
import { useOverlay } from '../../lib/floating/useOverlay.ts';
import * as css from './checkout.css.ts';

/** The total at the bottom of narrow windows, where the summary is below the form. The page reserves space for it. */
export function TotalBar({ total }: { readonly total: string }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const isShown = useOverlay('total', bar, { priority: 2, hasRoom: true });
  useBottomInset(isShown ? bar : null);
  return createPortal(
    <aside ref={setBar} className={css.totalBar} data-away={!isShown || undefined} aria-label={t.summaryTotal}>
      <span>{t.summaryTotal}</span>
      <bdi className={css.totalSum}>{total}</bdi>
    </aside>,
    document.body,
  );
}
