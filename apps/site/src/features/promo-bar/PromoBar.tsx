import * as t from '@duneline/specs/messages/shell';
import { PromoBar as Bar } from '@duneline/ui';
import { useComponentSettings } from '../../lib/live-content/useComponentSettings.ts';
import { sendPromo, usePromoVisible } from './promoStore.ts';

/** The dismissible line above the header, 48 px high (spec §2). `onDismiss` must move the focus, which was in the bar. */
export function PromoBar({ onDismiss }: { readonly onDismiss: () => void }) {
  const { isShown, text } = useComponentSettings('promo-bar');
  if (!usePromoVisible() || !isShown) return null;
  const dismiss = () => {
    onDismiss();
    sendPromo({ type: 'promo.set', isVisible: false });
  };
  return (
    <Bar label={t.promoLabel} dismissLabel={t.promoDismiss} onDismiss={dismiss}>
      {text('text', t.promoText)}
    </Bar>
  );
}
