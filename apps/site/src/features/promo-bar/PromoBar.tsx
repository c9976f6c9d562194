import * as t from '@duneline/specs/messages/shell';
import { PromoBar as Bar } from '@duneline/ui';
import { useComponentSettings } from '../../lib/live-content/useComponentSettings.ts';
import { sendPromo, usePromoVisible } from './promoStore.ts';

/** The dismissible line above the header, 48 px high (spec §2). `onClose` must move the focus, which was in the bar. */
export function PromoBar({ onClose }: { readonly onClose: () => void }) {
  const { isShown, text } = useComponentSettings('promo-bar');
  if (!usePromoVisible() || !isShown) return null;
  const dismiss = () => {
    onClose();
    sendPromo({ type: 'promo.set', isVisible: false });
  };
  return (
    <Bar aria-label={t.promoLabel} closeLabel={t.promoDismiss} onClose={dismiss}>
      {text('text', t.promoText)}
    </Bar>
  );
}
